import { formatEuro } from '@kostbar/contracts/money-format'
import { formatCount, formatDate } from '../../lib/format.ts'

/** German texts of the checkout. */
export const texts = {
  chooseTitle: 'Wähle dein Paket',
  orderTitle: 'Deine Bestellung',
  registerTitle: 'Bitte registriere dich zuerst',
  registerTrainerTitle: 'Bitte registriere dich zuerst als Trainer',
  signInTitle: 'Bitte melde dich an',
  registerText: 'Danach geht es gleich mit deiner Bestellung weiter.',
  buy: 'Jetzt Kaufen',
  order: 'Zahlungspflichtig bestellen',
  change: 'Jetzt kostenpflichtig ändern',
  choosePrice: 'Bitte wähle einen Preis aus.',
  priceGone: 'Diesen Preis gibt es nicht mehr. Bitte wähle einen anderen.',
  hasAccount: 'Du hast schon ein Konto? Dann kannst du dich',
  signIn: 'einloggen',
  noAccount: 'Noch kein Konto? Dann',
  register: 'registriere dich JETZT',
  otherOffer: 'Anderes Paket auswählen',
  yourChoice: 'Deine Auswahl',
  notATrainer: 'Du bist kein Trainer und kannst somit keine Kunden Slots kaufen.',
  coachingNotForStaff:
    'Mit einem Trainer- oder Admin-Konto kannst du keine Begleitung kaufen. Nimm dafür ein eigenes Konto.',
  secondFactorFirst:
    'Bevor du bestellst, richte bitte den zweiten Schritt für deine Anmeldung ein. Deine Auswahl bleibt erhalten.',
  setUpSecondFactor: 'Zweiten Schritt einrichten',
  alreadyYours: 'Genau dieses Abo hast du schon.',
  alreadyCoached: (trainer: string) =>
    `Du wirst schon von ${trainer} begleitet. Dabei bleibt es; jemand anderer kommt durch diesen Kauf nicht dazu.`,
  revokesCancellation:
    'Du hast gekündigt. Mit dieser Bestellung nimmst du die Kündigung zurück, und dein Abo verlängert sich wieder.',
  endsCoaching:
    'Hier ist keine persönliche Begleitung dabei: Deine Begleitung endet mit der Änderung sofort, und wer dich begleitet hat, sieht dann nichts mehr von deinen Daten. Soll sie bis zum Ende des bezahlten Zeitraums bleiben, kündige stattdessen dein Abo.',
  toSettings: 'Zu deinem Abo',
  notPaid: 'Die Zahlung wurde nicht abgeschlossen, es wurde nichts verrechnet. Deine Auswahl ist noch da.',
  failed: 'Es ist etwas schief gelaufen',
  tryAgain: 'Nochmal versuchen',
  offerGone: 'Dieses Angebot gibt es derzeit nicht.',
  toOffers: 'Zu den Angeboten',
  bought: (product: string) => `Du hast das Produkt ${product} erfolgreich gekauft.`,
  changed: 'Wir haben dein Abo erfolgreich geändert.',
  purchaseFailed: 'Beim Kauf ist etwas schief gelaufen.',
  forbidden: 'Du bist dazu nicht berechtigt',
  waiting: 'Wir warten noch auf die Bestätigung der Zahlung. Sobald sie da ist, geht es hier weiter.',
  waitingLong:
    'Wir warten noch auf die Bestätigung der Zahlung. Das dauert heute länger; du bekommst eine E-Mail, sobald sie da ist.',
  hide: 'Ausblenden',
  slotCount: 'Anzahl der Slots',
  slots: (count: number) => formatCount(count, 'Slot', 'Slots'),

  total: 'Gesamtpreis',
  withTax: 'inkl. USt.',
  dueNow: 'Jetzt fällig',
  credit: 'Gutschrift auf die nächste Rechnung',
  nothingDue: 'Heute zahlst du nichts.',
  changeExplained:
    'Was von deinem laufenden Zeitraum noch übrig ist, ziehen wir ab. Du zahlst den Unterschied zum neuen Preis.',
  creditExplained:
    'Heute zahlst du nichts. Dein laufender Zeitraum ist mehr wert als der neue. Den Unterschied verrechnen wir mit deinen nächsten Rechnungen.',
  later: 'Danach',
  from: (date: string, amount: string) => `${amount} ab ${formatDate(date)}`,
  duration: 'Laufzeit',
  renewal: 'Verlängerung',
  renews: (period: string, cents: number) =>
    `Verlängert sich jeweils um ${period} zu ${formatEuro(cents)}, wenn du nicht vorher kündigst.`,
  cancelling: 'Kündigung',
  cancelAnyTime: 'Jederzeit zum Ende der Laufzeit, mit zwei Klicks in deinen Einstellungen.',
  once: 'Einmalige Zahlung',
  onceText: 'Kein Abo, keine Verlängerung.',
  terms: ['Es gelten unsere ', 'AGB', '. Du kannst innerhalb von 14 Tagen ohne Angabe von Gründen ', 'widerrufen', '.'],
  termsOfBusiness: [
    'Es gelten unsere ',
    'AGB',
    '. Bist du Verbraucherin oder Verbraucher, kannst du innerhalb von 14 Tagen ohne Angabe von Gründen ',
    'widerrufen',
    '.',
  ],
  requestStart:
    'Ich verlange ausdrücklich, dass ihr sofort beginnt, noch während der 14 Tage. Widerrufe ich dann, zahle ich den Anteil, den ich bis dahin genutzt habe; ist die Leistung schon vollständig erbracht, kann ich nicht mehr widerrufen.',
  startNotRequested: 'Bitte bestätige noch, dass wir sofort beginnen sollen.',
  toPayPage: 'Du gibst deine Zahlungsdaten auf der nächsten Seite bei unserem Zahlungsdienst ein.',
  chargedNow: 'Wir verrechnen den Betrag über dein hinterlegtes Zahlungsmittel.',
  chargedLater: 'Die nächste Zahlung verrechnen wir über dein hinterlegtes Zahlungsmittel.',
} as const
