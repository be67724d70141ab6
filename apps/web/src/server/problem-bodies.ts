import type { ProblemBody, ProblemCode } from '@kostbar/contracts/problem'

/** German sentences of the problems that the web server answers itself, in the API's error format. */
const problemTexts = {
  invalid_input: 'Bitte überprüfe deine Eingabe.',
  not_signed_in: 'Bitte melde dich an.',
  not_found: 'Das haben wir nicht gefunden.',
  too_large: 'Das ist zu groß. Bitte kürze deine Eingabe.',
  unsupported_media_type: 'Dieses Format können wir nicht lesen.',
  too_many_requests: 'Das waren zu viele Anfragen. Bitte warte einen Moment.',
  unexpected: 'Es ist etwas schief gelaufen',
  unavailable: 'Wir sind gerade nicht erreichbar. Bitte versuche es gleich noch einmal.',
} as const satisfies Partial<Record<ProblemCode, string>>

/** Body of an error response for callers that expect JSON. */
export const problemBody = (code: keyof typeof problemTexts): ProblemBody => ({
  success: false,
  code,
  msg: problemTexts[code],
})

const codeByStatus = {
  404: 'not_found',
  413: 'too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
} as const

/** Body of an error that the client caused, by HTTP status. */
export const clientProblemBody = (status: number): ProblemBody =>
  problemBody(codeByStatus[status as keyof typeof codeByStatus] ?? 'invalid_input')
