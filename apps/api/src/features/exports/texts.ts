export const texts = {
  tooManyRequests: 'Du hast heute schon mehrere Datenexporte angefordert. Morgen geht es wieder.',
  gone: 'Diesen Datenexport gibt es nicht mehr. Fordere einfach einen neuen an.',
} as const
