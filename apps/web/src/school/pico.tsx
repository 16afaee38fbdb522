/** The coach: a small swift with a scarf. For the eye only. */
export function Pico() {
  return (
    <svg class="pico" viewBox="0 0 64 64" aria-hidden="true">
      <path class="pico-wing" d="M6 30C18 20 30 22 38 32c-10 6-22 8-32-2z" />
      <path class="pico-body" d="M20 40c0-14 10-24 22-24 9 0 16 7 16 16 0 13-10 22-22 22-9 0-16-6-16-14z" />
      <path class="pico-breast" d="M32 50c-4-8 2-18 12-20 6-1 11 2 13 6-1 10-9 17-20 17-2 0-4-1-5-3z" />
      <path class="pico-scarf" d="M30 30c6 6 16 8 25 5l1 5c-10 4-22 1-29-6z" />
      <path class="pico-scarf" d="M31 33l-8 12 6 1 4-10z" />
      <path class="pico-beak" d="M57 25l7 3-7 3z" />
      <circle class="pico-eye" cx="49" cy="24" r="3.2" />
      <circle class="pico-glint" cx="50" cy="23" r="1" />
    </svg>
  );
}
