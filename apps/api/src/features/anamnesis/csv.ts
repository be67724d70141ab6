import { summaryRows } from '@kostbar/contracts/anamnesis/summary'
import { csv } from '../../infra/csv.ts'
import type { StoredVersion } from './stored.ts'

/** Questions and answers of an anamnesis version as CSV text for Excel. */
export const versionCsv = ({ questionnaire, answers }: StoredVersion): string =>
  csv({ step: 'Abschnitt', question: 'Frage', answer: 'Antwort' }, summaryRows(questionnaire, answers))
