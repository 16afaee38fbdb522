import { ErrorPage } from './error-page.js';

/** Instead of something that was not fetched before the network went away. */
export const NotHere = () => <ErrorPage kind="notHere" />;
