import { type ChallengePhase, challengePhases } from '@kostbar/contracts/challenges/days'
import { parsePageNumber, useSearchParamState } from '../../lib/search-param-state.ts'

/** State of the list of challenges, stored in the URL. */
export function useChallengeSearchParams() {
  const { read, change } = useSearchParamState()
  return {
    phase: challengePhases.find((phase) => phase === read('stand')),
    page: parsePageNumber(read('seite')),
    /** Id of the challenge whose panel is open. */
    challengeId: read('challenge') || undefined,
    /** Open form: `neu`, `bearbeiten` or `wiederholen`; undefined while closed. */
    form: read('formular') || undefined,
    setPhase: (phase: ChallengePhase | '') => change({ stand: phase, seite: '' }, false),
    setPage: (page: number) => change({ seite: page > 1 ? String(page) : '' }, false),
    open: (id: string) => change({ challenge: id, formular: '' }, false),
    openForm: (form: 'neu' | 'bearbeiten' | 'wiederholen') => change({ formular: form }, false),
    closeForm: () => change({ formular: '' }, false),
    close: () => change({ challenge: '', formular: '' }, false),
  }
}
