import './art.css';

/** A lark of paper, 40 by 40, looking to the right; its coat is `--skylark-coat`. */
export const Bird = () => (
  <g>
    <path class="skylark-feather" d="M4 24c4-12 16-16 24-11l5 4c2 12-8 19-17 18-6-1-10-5-12-11z" />
    <path class="skylark-breast" d="M14 31c8 3 16-1 18-11-6 1-14 4-18 11z" />
    <path class="skylark-feather" d="M6 25c6-1 11-5 13-10 2 9-4 16-13 10z" />
    <path class="skylark-feather" d="M22 13c0-4 2-6 5-7 0 3 1 5 3 8z" />
    <path class="skylark-beak" d="M32 17l7 2-7 3z" />
    <circle class="skylark-eye" cx="27" cy="17" r="1.8" />
  </g>
);
