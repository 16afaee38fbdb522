const RETURN = 'aerie.return';

/** Remembers in this tab the page where somebody wanted to go on and has to sign in first. */
export function rememberPage(): void {
  try {
    sessionStorage.setItem(RETURN, location.pathname + location.search);
  } catch {
    // Without it they find the way themselves.
  }
}

/** That page, this once. */
export function rememberedPage(): string | undefined {
  try {
    const page = sessionStorage.getItem(RETURN) ?? undefined;
    sessionStorage.removeItem(RETURN);
    return page;
  } catch {
    return undefined;
  }
}
