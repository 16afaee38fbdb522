/** One number with its name. */
export const Figure = ({ name, value, note }: { name: string; value: string; note?: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {value}
      {note && <span class="note">{note}</span>}
    </dd>
  </div>
);
