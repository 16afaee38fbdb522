import { Fetched, type Load } from '../ui/fetched.js';
import type { TableModel } from './table-model.js';

export interface FetchedProps {
  readonly model: TableModel;
  close(): void;
}

/** A panel whose code is fetched when somebody opens it. */
export const FetchedPanel = ({ load, ...props }: FetchedProps & { load: Load<FetchedProps> }) => (
  <Fetched load={load} props={props} />
);
