/** The settings that the server keeps for an account; null where none are kept yet, undefined where it cannot be asked. */
export async function loadSettings(): Promise<Readonly<Record<string, unknown>> | null | undefined> {
  try {
    const response = await fetch('/api/settings');
    if (!response.ok) return undefined;
    const { settings } = (await response.json()) as { settings: Record<string, unknown> | null };
    return settings;
  } catch {
    return undefined;
  }
}

/** Gives whether the server has kept them. */
export async function saveSettings(settings: Readonly<Record<string, unknown>>): Promise<boolean> {
  try {
    const response = await fetch('/api/settings', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ settings }),
    });
    return response.ok;
  } catch {
    return false;
  }
}
