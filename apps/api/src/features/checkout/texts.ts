export const texts = {
  /** Read by people whose page is older than the checkbox with which they request it. */
  startNotRequested: 'Bitte lade die Seite neu und bestätige dann, dass wir sofort beginnen sollen.',
  quoteOutdated:
    'Der Betrag kann sich inzwischen geändert haben. Hier siehst du, was jetzt gilt: Schau es dir noch einmal an.',
  portalUnavailable: 'Es sind aktuell keine Einstellungen möglich.',
} as const
