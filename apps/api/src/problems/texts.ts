import { paths, subscriptionPath } from '@kostbar/contracts/paths'
import type { ProblemCode } from '@kostbar/contracts/problem'

/** Path of the web app where the user can solve a problem, by its code. */
export const problemLinks: Partial<Record<ProblemCode, string>> = {
  no_slots: subscriptionPath,
  templates_need_slots: subscriptionPath,
  slots_lapsed: subscriptionPath,
  payment_open: subscriptionPath,
  email_unconfirmed: paths.settings,
  second_factor_missing: paths.secondFactor,
}

/** German default text of each problem code, complete by its type. */
export const problemTexts: Record<ProblemCode, string> = {
  invalid_input: 'Bitte überprüfe deine Eingabe.',
  wrong_credentials: 'E-Mail oder Passwort ist falsch',
  link_invalid: 'Dieser Link ist abgelaufen oder wurde schon verwendet. Bitte fordere einen neuen an.',
  link_of_other_account:
    'Dieser Link gehört zu einem anderen Konto. Melde dich mit dem Konto an, für das wir ihn dir geschickt haben.',
  not_signed_in: 'Bitte melde dich an.',
  session_expired: 'Deine Sitzung ist abgelaufen. Bitte melde dich neu an.',
  other_user: 'Auf diesem Gerät ist inzwischen jemand anderer angemeldet. Lade die Seite neu.',
  forbidden: 'Du bist dazu nicht berechtigt',
  no_access: 'Das gehört zu einem Abo. Sobald du eines hast, geht es hier weiter.',
  consent_needed: 'Dafür brauchen wir deine Einwilligung, Gesundheitsdaten zu verarbeiten.',
  reason_needed: 'Das sind Gesundheitsdaten. Gib zuerst einen Grund an, warum du sie ansehen musst.',
  consent_outdated: 'Der Text der Einwilligung hat sich geändert. Bitte lies ihn noch einmal und stimm dann zu.',
  second_factor_required: 'Bitte gib jetzt den Code aus deiner Authenticator-App ein.',
  second_factor_missing: 'Bitte richte zuerst den zweiten Schritt für deine Anmeldung ein.',
  second_factor_active: 'Der zweite Schritt ist schon eingerichtet. Schalte ihn zuerst aus, um ihn neu einzurichten.',
  account_locked: 'Du bist nicht berechtigt dich einzuloggen',
  origin_not_trusted: 'Diese Anfrage kam nicht von unserer Seite und wurde deshalb abgelehnt.',
  read_only: 'Einträge deines Trainers kannst du lesen, aber nicht ändern oder löschen.',
  last_admin: 'Das ist das letzte Admin-Konto. Gib zuerst jemand anderem diese Rolle.',
  email_confirmed: 'Diese E-Mail-Adresse ist schon bestätigt.',
  not_yourself: 'Dein eigenes Konto kannst du nicht sperren. Auch deine Rollen ändert jemand anderer.',
  not_found: 'Das haben wir nicht gefunden.',
  email_taken: 'E-Mail wird bereits verwendet.',
  suggestion_taken: 'Dieser Vorschlag ist schon auf deiner Liste.',
  list_full: 'Hier ist kein Platz mehr. Lösche zuerst etwas, das du nicht mehr brauchst.',
  no_recipe: 'Darin haben wir kein Rezept erkannt. Kopier am besten Zutaten und Zubereitung als Text.',
  page_refused: 'Diese Adresse öffnen wir nicht. Nimm bitte eine öffentliche Seite mit http:// oder https://.',
  page_unavailable:
    'Diese Seite lässt sich gerade nicht lesen. Probier es später noch einmal, oder kopier das Rezept als Text.',
  food_exists: 'Ein Lebensmittel mit diesem Namen gibt es hier schon.',
  template_exists: 'Eine Vorlage mit diesem Namen gibt es schon.',
  templates_need_slots:
    'Ohne Kunden-Slots gibt es die eine Testvorlage. Deine anderen Vorlagen bleiben da: Du kannst sie lesen, und sobald du Kunden-Slots hast, auch wieder ändern.',
  template_not_ready: 'Diese Vorlage ist leer, archiviert oder gelöscht und lässt sich gerade nicht anwenden.',
  undo_expired: 'Das lässt sich nur 24 Stunden lang rückgängig machen.',
  protocol_open: 'Du schreibst gerade schon ein Protokoll. Schick es ab oder verwirf es, bevor du ein neues beginnst.',
  protocol_closed: 'Dieses Protokoll ist abgeschickt und kann nur noch gelesen werden.',
  protocol_incomplete: 'Es fehlen noch Tage.',
  changed_meanwhile: 'Das wurde inzwischen woanders geändert. Schau dir beide Fassungen an und wähle.',
  allergen_conflict:
    'Das enthält Allergene, die im Ernährungsprofil stehen. Gib an, warum es trotzdem in den Plan soll.',
  coached: 'Deinen Plan erstellt deine Begleitung. Schreib ihr, was du ändern möchtest.',
  no_swap: 'Dieses Rezept passt hier nicht als Tausch. Wähle ein anderes aus den Vorschlägen.',
  swaps_off: 'Deine Begleitung hat Änderungen am Plan ausgeschaltet. Schreib ihr, was du ändern möchtest.',
  needs_clearance:
    'Weniger zu essen als nötig planen wir hier noch nicht: Zuerst gehört das ärztlich oder diätologisch abgeklärt.',
  protective_mode_required:
    'Die Zahlen bleiben vorerst ausgeblendet. Sprich bitte mit einer Ärztin, einem Arzt oder einer Beratungsstelle darüber, und wenn du begleitet wirst, auch mit deiner Begleitung.',
  not_a_trainer: 'Du bist kein Trainer und kannst somit keine Kunden Slots kaufen.',
  coaching_not_for_staff:
    'Mit einem Trainer- oder Admin-Konto kannst du keine Begleitung kaufen. Nimm dafür ein eigenes Konto.',
  price_gone: 'Diesen Preis gibt es nicht mehr. Bitte wähle einen anderen.',
  already_subscribed: 'Genau dieses Abo hast du schon. Es ist alles, wie es sein soll.',
  checkout_busy:
    'Deine Bestellung ist gerade in Arbeit. Bitte warte einen Moment und schau dann in deine Einstellungen.',
  payment_pending:
    'Deine Zahlung dafür ist noch unterwegs. Bitte zahl nicht noch einmal: Du bekommst eine E-Mail, sobald sie da ist.',
  payment_declined:
    'Die Zahlung wurde abgelehnt, es wurde nichts verrechnet. Bitte prüfe deine Karte oder nimm ein anderes Zahlungsmittel.',
  payment_open: 'Eine Rechnung deines Abos ist noch offen. Bitte begleiche sie zuerst, dann kannst du es ändern.',
  period_over: 'Dieses Abo ist schon zu Ende. Du kannst jederzeit ein neues abschließen.',
  slots_in_use: 'So viele Kunden-Slots brauchst du gerade. Archiviere zuerst Kunden, dann kannst du verkleinern.',
  no_slots: 'Keine freien Kunden-Slots. Kaufe weitere, dann kannst du noch jemanden einladen.',
  slots_lapsed:
    'Deine Kunden-Slots sind abgelaufen. Du kannst alles lesen, aber nichts ändern. Sobald sie bezahlt sind, geht es hier weiter.',
  coaching_ended: 'Diese Begleitung ist zu Ende. Deine Nachricht wurde nicht verschickt, dein Text bleibt hier stehen.',
  agreement_outdated: 'Die Vereinbarung hat sich geändert. Bitte lade die Seite neu und lies die neue Fassung.',
  needs_invitation: 'Diese Person kannst du nicht selbst zurückholen. Schick ihr eine neue Einladung.',
  email_unconfirmed:
    'Bestätige bitte zuerst deine E-Mail-Adresse. Den Link dazu schicken wir dir in den Einstellungen.',
  invite_closed: 'Diese Einladung gilt nicht mehr.',
  invite_not_for_you: 'Diese Einladung kannst du mit diesem Konto nicht annehmen.',
  other_address:
    'Die Einladung ging an eine andere Adresse als die deines Kontos. Bestätige bitte, dass du sie mit diesem Konto annehmen möchtest.',
  has_trainer: 'Du wirst schon begleitet. Bestätige bitte, dass diese Begleitung endet.',
  resends_used_up: 'Diese Einladung hast du schon dreimal erneut geschickt. Lade die Person stattdessen neu ein.',
  not_waiting: 'Diese Person wartet nicht mehr auf eine Begleitung. Lade die Seite neu.',
  trainer_unavailable: 'Dieses Konto kann gerade niemanden begleiten. Wähle jemand anderen.',
  already_invited:
    'Diese Person hat von diesem Trainer schon eine eigene, offene Einladung. Wähle jemand anderen oder warte die Antwort ab.',
  challenge_started: 'Diese Challenge hat schon begonnen. Du kannst sie noch absagen, aber nicht mehr ändern.',
  challenge_over: 'Bei dieser Challenge kann man nicht mehr mitmachen.',
  entry_closed: 'Für diesen Tag kannst du nichts mehr eintragen. Einträge gehen bis zum nächsten Tag um 12 Uhr.',
  check_in_closed: 'Dieser Wochenrückblick ist schon abgeschlossen und kann nur noch gelesen werden.',
  form_in_use: 'Dieser Bogen ist noch in Verwendung. Beende zuerst die Wochenrückblicke, die ihn verwenden.',
  push_unavailable: 'Benachrichtigungen sind auf dieser Seite gerade nicht eingerichtet.',
  push_endpoint_refused: 'Der Push-Dienst dieses Browsers wird nicht unterstützt.',
  push_being_sent: 'Diese Mitteilung wird gerade verschickt oder ist schon fertig und lässt sich nicht mehr ändern.',
  webhook_refused: 'Diese Meldung stammt nicht vom Zahlungsdienst.',
  too_large: 'Das ist zu groß. Bitte kürze deine Eingabe.',
  unsupported_media_type: 'Dieses Format können wir nicht lesen.',
  too_many_requests: 'Das waren zu viele Versuche. Bitte warte ein wenig und probiere es dann noch einmal.',
  unexpected: 'Es ist etwas schief gelaufen',
  unavailable: 'Wir sind gerade nicht erreichbar. Bitte probiere es gleich noch einmal.',
  payments_unavailable:
    'Unser Zahlungsdienst antwortet gerade nicht. Bitte probiere es gleich noch einmal; doppelt verrechnet wird nichts.',
  payments_not_configured: 'Zahlungen sind hier noch nicht eingerichtet.',
}
