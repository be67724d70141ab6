import type { ProblemCode } from '@kostbar/contracts/problem'

/** A code of the API, or `offline` when no answer came at all. */
export type ClientProblemCode = ProblemCode | 'offline'

/** What a person reads when the API's own sentence is missing: one German sentence per code. */
export const problemTexts: Record<ClientProblemCode, string> = {
  invalid_input: 'Bitte überprüfe deine Eingabe.',
  wrong_credentials: 'E-Mail oder Passwort ist falsch',
  link_invalid: 'Dieser Link ist ungültig oder abgelaufen.',
  not_signed_in: 'Bitte melde dich an.',
  session_expired: 'Deine Anmeldung ist abgelaufen. Bitte melde dich neu an.',
  forbidden: 'Du bist dazu nicht berechtigt',
  no_access: 'Das gehört zu einem Abo. Sobald du eines hast, geht es hier weiter.',
  account_locked: 'Dieses Konto ist gesperrt.',
  origin_not_trusted: 'Diese Anfrage kam von einer fremden Seite und wurde abgelehnt.',
  read_only: 'Das kannst du nur lesen, nicht ändern.',
  last_admin: 'Das ist das letzte Admin-Konto und muss bestehen bleiben.',
  not_yourself: 'Das geht nicht mit deinem eigenen Konto.',
  not_found: 'Das haben wir nicht gefunden.',
  email_taken: 'E-Mail wird bereits verwendet.',
  suggestion_taken: 'Dieser Vorschlag ist schon abgehakt.',
  list_full: 'Die Liste ist voll. Lösche zuerst ein paar Einträge.',
  not_a_trainer: 'Du bist kein Trainer und kannst somit keine Kunden Slots kaufen.',
  price_gone: 'Diesen Preis gibt es nicht mehr. Bitte wähle einen anderen.',
  already_subscribed: 'Genau dieses Abo hast du schon.',
  checkout_busy: 'Deine Bestellung ist gerade in Arbeit. Bitte warte einen Moment.',
  payment_declined: 'Die Zahlung wurde abgelehnt, es wurde nichts verrechnet.',
  payment_open: 'Eine Rechnung deines Abos ist noch offen. Bitte begleiche sie zuerst.',
  period_over: 'Dieses Abo ist schon zu Ende.',
  slots_in_use: 'So viele Kunden-Slots brauchst du gerade.',
  webhook_refused: 'Diese Meldung stammt nicht vom Zahlungsdienst.',
  too_large: 'Das ist zu groß.',
  unsupported_media_type: 'Dieses Format können wir nicht lesen.',
  too_many_requests: 'Das waren zu viele Versuche. Bitte warte einen Moment.',
  unexpected: 'Es ist etwas schief gelaufen',
  unavailable: 'Kostbar ist gerade nicht erreichbar. Bitte versuche es gleich noch einmal.',
  payments_unavailable: 'Unser Zahlungsdienst antwortet gerade nicht. Bitte versuche es gleich noch einmal.',
  payments_not_configured: 'Zahlungen sind hier noch nicht eingerichtet.',
  offline: 'Keine Verbindung. Bitte prüfe dein Internet und versuche es noch einmal.',
}
