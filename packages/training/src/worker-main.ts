import { practise } from './worker.js';

practise();
