/** Everything the stand-in's pages say to people. */
export const texts = {
  notice: 'Lokaler Ersatz für den Zahlungsdienst – hier fließt kein Geld',
  seller: 'Kostbar',
  notFoundTitle: 'Nicht gefunden',
  notFound: 'Diese Seite gibt es nicht (mehr).',
  foreignForm: 'Diese Eingabe kam nicht von dieser Seite und wurde nicht angenommen.',
  wrongInput: 'Diese Eingabe ist unvollständig. Geh einen Schritt zurück und versuche es noch einmal.',
  pay: {
    title: 'Bezahlen',
    order: 'Deine Bestellung',
    total: 'Gesamt',
    vat: 'inkl. USt.',
    once: 'einmalig',
    every: (rhythm: string) => `pro ${rhythm}`,
    renews: (amount: string, rhythm: string, day: string) =>
      `Danach ${amount} pro ${rhythm}, das nächste Mal am ${day}. Du kannst jederzeit zum Ende des Zeitraums kündigen.`,
    trial: (day: string) => `Bis ${day} kostenlos.`,
    dueToday: 'Heute fällig',
    card: 'Deine Karte',
    email: 'E-Mail-Adresse',
    number: 'Kartennummer',
    expiry: 'Gültig bis (MM/JJ)',
    code: 'Prüfziffer',
    holder: 'Name auf der Karte',
    submit: 'Zahlungspflichtig bestellen',
    cancel: 'Abbrechen und zurück',
    testCards: 'Testkarten',
    testCardsHint: 'Ablaufdatum, Prüfziffer und Name sind frei wählbar; das Datum muss in der Zukunft liegen.',
    testCard: 'Nummer',
    testEffect: 'Was passiert',
    numberError: 'Das ist keine der Testkarten. Wähle eine aus der Liste unten.',
    expiryError: 'Bitte gib ein Datum in der Zukunft an, zum Beispiel 12/34.',
    codeError: 'Bitte gib drei oder vier Ziffern an.',
    emailError: 'Bitte gib eine gültige E-Mail-Adresse an.',
    holderError: 'Bitte gib den Namen auf der Karte an.',
    completeTitle: 'Schon bezahlt',
    complete: 'Diese Bestellung ist bezahlt. Du kannst dieses Fenster schließen oder weitergehen.',
    continue: 'Weiter zu Kostbar',
    expiredTitle: 'Abgelaufen',
    expired: 'Diese Bestellung ist abgelaufen. Es wurde nichts abgebucht.',
    back: 'Zurück zu Kostbar',
  },
  confirm: {
    title: 'Zahlung bestätigen',
    text: (amount: string, last4: string) =>
      `Deine Bank möchte wissen, ob du ${amount} mit der Karte •••• ${last4} bezahlst. (So sieht hier die 3-D-Secure-Prüfung aus.)`,
    accept: 'Zahlung bestätigen',
    refuse: 'Ablehnen',
    refused: 'Du hast die Zahlung nicht bestätigt. Es wurde nichts abgebucht.',
  },
  refusals: {
    card_declined: 'Deine Karte wurde abgelehnt.',
    insufficient_funds: 'Deine Karte ist nicht ausreichend gedeckt.',
    expired_card: 'Deine Karte ist abgelaufen.',
    incorrect_cvc: 'Die Prüfziffer deiner Karte stimmt nicht.',
    authentication_required: 'Deine Karte braucht eine Bestätigung.',
    tryAgain: 'Es wurde nichts abgebucht. Versuche es mit einer anderen Karte noch einmal.',
  },
  cards: {
    '4242424242424242': 'zahlt',
    '5555555555554444': 'zahlt (Mastercard)',
    '4000000000000002': 'wird abgelehnt',
    '4000000000009995': 'wird abgelehnt: nicht ausreichend gedeckt',
    '4000000000000069': 'wird abgelehnt: abgelaufen',
    '4000000000000127': 'wird abgelehnt: falsche Prüfziffer',
    '4000000000000341': 'zahlt jetzt, wird bei der Verlängerung abgelehnt',
    '4000002500003155': 'zahlt nach einer Bestätigung (3-D Secure), danach von selbst',
    '4000002760003184': 'verlangt jedes Mal eine Bestätigung, auch bei der Verlängerung',
  } as Record<string, string>,
} as const

const money = new Map<string, Intl.NumberFormat>()

/** Cents as people read them: `€ 14,90`. */
export function formatMoney(amount: number, currency: string): string {
  const known = money.get(currency) ?? new Intl.NumberFormat('de-AT', { style: 'currency', currency })
  money.set(currency, known)
  return known.format(amount / 100)
}
