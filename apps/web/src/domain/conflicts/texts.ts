export const texts = {
  conflicts: 'Hinweise zum Ernährungsprofil',
  refused: 'Hinweise auf Allergien und Abneigungen fehlen hier, weil das Ernährungsprofil nicht freigegeben ist.',

  reasonTitle: 'Trotz Allergie einplanen?',
  reasonText: 'Im Ernährungsprofil steht eine Allergie gegen etwas, das hier enthalten ist:',
  contains: (name: string, allergens: string) => `${name} enthält ${allergens}`,
  reasonLabel: 'Warum passt es trotzdem?',
  reasonHint: 'Zum Beispiel: „Die Walnüsse werden weggelassen.“ Der Grund wird verschlüsselt gespeichert.',
  reasonMissing: 'Schreib in ein paar Worten, warum es trotzdem passt.',
  confirm: 'Trotzdem einplanen',
  cancel: 'Nicht einplanen',

  overrides: 'Trotz Allergie eingeplant',
  overridesFailed: 'Was trotz Allergie eingeplant ist, lässt sich gerade nicht laden.',
  moreOverrides: 'Ältere Gründe',
  formerAccount: 'Gelöschtes Konto',
} as const
