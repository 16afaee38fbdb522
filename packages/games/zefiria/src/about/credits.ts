import type { Credits } from '@aerie/kernel';

const credits: Credits = { designers: [], illustrators: [], publishers: [] };

export default credits;
