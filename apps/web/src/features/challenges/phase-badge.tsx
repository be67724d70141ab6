import type { ChallengePhase } from '@kostbar/contracts/challenges/days'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { texts } from './texts.ts'

const tones: Readonly<Record<ChallengePhase, BadgeTone>> = {
  RUNNING: 'leaf',
  PLANNED: 'apricot',
  DRAFT: 'quiet',
  ENDED: 'quiet',
  CANCELLED: 'berry',
}

export const PhaseBadge = ({ phase }: { readonly phase: ChallengePhase }) => (
  <Badge tone={tones[phase]}>{texts.phases[phase]}</Badge>
)
