import type { Balancer } from '../../balancer.js';
import { WolkenWatch } from './watch.js';

const balancer: Balancer = (players) => new WolkenWatch(players);

export default balancer;
