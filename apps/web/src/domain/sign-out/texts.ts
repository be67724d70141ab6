export const texts = {
  title: 'Trotzdem ausloggen?',
  entries: 'Einträge deines Protokolls sind noch nicht gespeichert. Beim Ausloggen gehen sie verloren.',
  unsaved:
    'Was du geschrieben oder geändert hast, ist noch nicht überall gesendet oder gespeichert. Beim Ausloggen geht es verloren.',
  signOut: 'Ausloggen',
}
