export const texts = {
  portalAway: 'Es sind aktuell keine Einstellungen möglich.',
} as const
