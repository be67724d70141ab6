export const texts = {
  startNotRequested: 'Bitte bestätige noch, dass wir sofort beginnen sollen.',
  portalUnavailable: 'Es sind aktuell keine Einstellungen möglich.',
} as const
