import { formatDate } from '../../lib/format.ts'

export const texts = {
  person: {
    title: 'Deine Daten',
    firstName: 'Vorname',
    lastName: 'Nachname',
    phoneNumber: 'Telefonnummer',
    phoneNumberHint: 'Damit wir dich für deine Begleitung erreichen.',
    phoneNumberHintTrainer: 'Damit wir dich bei Rückfragen erreichen.',
    goals: 'Ziele',
    kind: 'Art des Kontos',
    since: 'Dabei seit',
    save: 'Daten speichern',
    discard: 'Verwerfen',
    saved: 'Deine Daten wurden gespeichert.',
  },
  password: {
    title: 'Passwort',
    text: 'Wenn du es änderst, bleibst du hier angemeldet. Alle anderen Geräte werden abgemeldet, und eine neue E-Mail-Adresse, die du noch nicht bestätigt hast, wird verworfen.',
    current: 'Aktuelles Passwort',
    new: 'Neues Passwort',
    newHint: 'Mindestens 8 Zeichen.',
    again: 'Neues Passwort wiederholen',
    save: 'Passwort ändern',
    changed: 'Dein Passwort wurde geändert. Deine anderen Geräte sind abgemeldet.',
  },
  protectiveMode: {
    title: 'Ohne Zahlen',
    text: 'Zahlen helfen nicht jedem. Wenn sie dir nicht guttun, blenden wir sie aus.',
    label: 'Zahlen ausblenden',
    hint: 'Du siehst keine Kalorien und kein Gewicht: im Plan, bei Rezepten, im Profil und im Verlauf.',
    on: 'Die Zahlen sind ausgeblendet.',
    off: 'Die Zahlen sind wieder da.',
  },
  notifications: {
    title: 'Mitteilungen',
    text: 'Worüber möchtest du benachrichtigt werden? Was mit deinem Konto zu tun hat, sagen wir dir immer.',
    trainerText:
      'Worüber möchtest du benachrichtigt werden? Was deine Kunden tun und was mit deinem Konto zu tun hat, sagen wir dir immer.',
    staffNews: {
      label: 'Mitteilungen von uns',
      description: 'Selten, wenn es für deine Arbeit hier etwas Neues gibt.',
    },
    saved: 'Deine Auswahl ist gespeichert.',
    hints: {
      TRAINER: 'Wenn dir jemand schreibt, der dich begleitet.',
      PLAN: 'Wenn sich an deinen Mahlzeiten etwas ändert.',
      DOCUMENTS: 'Wenn eine Datei für dich bereitliegt.',
      ANAMNESIS: 'Ein halbes Jahr nach der letzten, damit dein Plan zu dir passt.',
      PROTOCOL: 'Zu den Uhrzeiten, die du für dein Protokoll gewählt hast.',
      CHECK_INS: 'Wenn er da ist. Wer dich begleitet, stellt dir darin einmal pro Woche ein paar Fragen.',
      NEWS: 'Nachrichten, die mehrere auf einmal bekommen, und selten etwas von uns.',
      CHALLENGES: 'Damit du einen Tag nicht vergisst.',
    },
  },
  erase: {
    title: 'Konto löschen',
    text: 'Wenn du dein Konto löschst, sind deine Daten und Dateien endgültig weg. Nur Rechnungen und Widerrufserklärungen müssen wir nach dem Gesetz aufbewahren. Das lässt sich nicht rückgängig machen.',
    paidTime: (product: string, until: string) =>
      `Du hast „${product}“ bis ${formatDate(until)} bezahlt. Beim Löschen endet es sofort, und für die restliche Zeit gibt es kein Geld zurück. Willst du sie noch nutzen, kündige zuerst und lösch dein Konto danach.`,
    withdrawal: ['Bist du noch in den ersten 14 Tagen, kannst du den Vertrag vorher ', 'widerrufen', '.'],
    withdrawalOfSlots: [
      'Bist du Verbraucherin oder Verbraucher und noch in den ersten 14 Tagen, kannst du den Vertrag vorher ',
      'widerrufen',
      '.',
    ],
    trainer:
      'Deine Nachrichten behalten die Personen, die du begleitet hast, ohne deinen Namen. Deine privaten Notizen über sie sind weg.',
    question: 'Konto wirklich löschen?',
    confirmLabel: 'Tippe zur Bestätigung: Ja, ich bin mir sicher',
    sentence: 'Ja, ich bin mir sicher',
    confirm: 'Konto endgültig löschen',
    done: 'Dein Konto und deine Daten sind gelöscht. Alles Gute!',
  },
} as const
