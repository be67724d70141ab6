import { formatDeadline } from '@kostbar/contracts/deadline-text'
import { formatCount } from '../../lib/format.ts'

/** German texts about the check-ins that wait for a trainer's reply. */
export const queueTexts = {
  title: 'Wochenrückblicke',
  intro: 'Wer einen Rückblick abgeschickt hat und auf deine Antwort wartet.',
  forms: 'Bögen',
  list: 'Wartende Wochenrückblicke',
  failed: 'Die Wochenrückblicke lassen sich gerade nicht laden',
  count: (count: number) => formatCount(count, 'Rückblick wartet', 'Rückblicke warten'),
  since: (form: string, moment: string) => `${form}, wartet seit ${formatDeadline(moment)}`,
  noneTitle: 'Alles beantwortet',
  noneText:
    'Gerade wartet niemand auf eine Antwort. Neue Wochenrückblicke erscheinen hier, sobald sie abgeschickt sind.',
  linkWithCount: (count: number) => `Wochenrückblicke (${count})`,
  linkLabel: (count: number) =>
    `Wochenrückblicke, ${formatCount(count, 'Rückblick wartet', 'Rückblicke warten')} auf deine Antwort`,
} as const
