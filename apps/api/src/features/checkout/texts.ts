export const texts = {
  portalUnavailable: 'Es sind aktuell keine Einstellungen möglich.',
} as const
