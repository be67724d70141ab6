import { type ChallengePhase, challengePhases } from '@kostbar/contracts/challenges/days'
import { usePageParam } from '../../lib/page-param.ts'
import { useSearchParamPanel } from '../../lib/search-param-panel.ts'
import { useSearchParamState } from '../../lib/search-param-state.ts'

/** State of the list of challenges, stored in the URL. */
export function useChallengeSearchParams() {
  const { read, change } = useSearchParamState()
  const panel = useSearchParamPanel()
  const challengeId = read('challenge') || undefined
  const closeForm = () => panel.close({ formular: '' })
  return {
    phase: challengePhases.find((phase) => phase === read('stand')),
    ...usePageParam(),
    /** Id of the challenge whose panel is open. */
    challengeId,
    /** Open form: `neu`, `bearbeiten` or `wiederholen`; undefined while closed. */
    form: read('formular') || undefined,
    setPhase: (phase: ChallengePhase | '') => change({ stand: phase, seite: '' }, false),
    open: (id: string) => panel.open({ challenge: id, formular: '' }),
    openForm: (form: 'neu' | 'bearbeiten' | 'wiederholen') => panel.open({ formular: form }),
    closeForm,
    /** Shows the panel of the saved challenge in place of the form. */
    showSaved: (id: string) => {
      const values = { challenge: id, formular: '' }
      if (id === challengeId) closeForm()
      else if (challengeId === undefined) panel.replace(values)
      // Below the form of a repetition is the panel of the challenge before.
      else panel.replaceBoth(values)
    },
    close: () => panel.close({ challenge: '', formular: '' }),
  }
}
