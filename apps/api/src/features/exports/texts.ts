export const texts = {
  tooManyRequests: 'Drei Datenexporte in 24 Stunden sind möglich. Versuche es später noch einmal.',
  gone: 'Diesen Datenexport gibt es nicht mehr. Fordere einfach einen neuen an.',
} as const
