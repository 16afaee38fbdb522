/** `npm run build`: makes `dist/`, which runs with its production dependencies alone (docs/hosting.md). */
import { buildProduct } from './build/build.mjs';
import { installPackages } from './install.mjs';

installPackages();
await buildProduct();
console.error('Built dist. Copy it anywhere, then: npm install --omit=dev && npm start');
