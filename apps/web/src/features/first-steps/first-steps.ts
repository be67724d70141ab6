import type { PublicTrainer } from '@kostbar/contracts/trainers/profile'
import type { User } from '@kostbar/contracts/users/schemas'
import { formatShortDate } from '../../lib/format.ts'
import { chooseWeekPath, paths } from '../../lib/paths.ts'
import { texts } from './texts.ts'

/** State that determines the first steps. */
export interface FirstStepsState {
  readonly user: User
  /** First name of the member's trainer; null without coaching. */
  readonly trainerName: string | null
  readonly isPaused: boolean
  /** Current or announced absence of the trainer. */
  readonly absence: PublicTrainer['absence']
  /** Whether the member bought coaching and has no trainer yet. */
  readonly waitsForTrainer: boolean
  readonly hasPlan: boolean
  readonly hasList: boolean
}

export interface FirstStep {
  readonly id: 'anamnesis' | 'targets' | 'plan' | 'list'
  readonly title: string
  readonly text: string
  /** Link to the page of the step; null when somebody else (the trainer) has to act. */
  readonly link: { readonly to: string; readonly text: string } | null
  readonly isDone: boolean
}

/**
 * First steps of a member, in order. With a trainer, or while waiting for one, targets and plan are set by the trainer;
 * in protective mode there is no step for targets.
 */
export function firstSteps({ user, trainerName, waitsForTrainer, hasPlan, hasList }: FirstStepsState): FirstStep[] {
  const isAlone = trainerName === null && !waitsForTrainer
  const anamnesis: FirstStep = {
    id: 'anamnesis',
    title: texts.anamnesis,
    text: trainerName === null ? texts.anamnesisText : texts.anamnesisFor(trainerName),
    link: { to: paths.anamnesis, text: texts.toAnamnesis },
    isDone: user.profileSteps.includes('ANAMNESE'),
  }
  const targets: FirstStep = {
    id: 'targets',
    title: texts.targets,
    text: texts.targetsText,
    link: { to: paths.targets, text: texts.toTargets },
    isDone: user.kcal !== null,
  }
  const plan: FirstStep = {
    id: 'plan',
    title: texts.plan,
    text: trainerName === null ? texts.planText : texts.planFrom(trainerName),
    link: trainerName === null ? { to: chooseWeekPath, text: texts.toPlan } : null,
    isDone: hasPlan,
  }
  const list: FirstStep = {
    id: 'list',
    title: texts.list,
    text: texts.listText,
    link: { to: paths.shoppingAndNotes, text: texts.toList },
    isDone: hasList,
  }
  return [anamnesis, ...(isAlone && !user.protectiveMode ? [targets] : []), ...(waitsForTrainer ? [] : [plan]), list]
}

/**
 * Greeting that depends on how the member came. @param product name of the running subscription's product; null without
 * one
 */
export function greeting(
  { user, trainerName, isPaused, absence, waitsForTrainer }: FirstStepsState,
  product: string | null,
): string {
  if (trainerName !== null) {
    if (isPaused) return texts.paused(trainerName)
    return absence
      ? texts.away(trainerName, formatShortDate(absence.from), formatShortDate(absence.until))
      : texts.coached(trainerName)
  }
  if (waitsForTrainer) return texts.waiting
  if (product !== null) return texts.bought(product)
  if (user.roles.includes('ROLE_IN_APP_PURCHASE_USER')) return texts.welcomeApp
  return user.onTrial ? texts.welcomeTrial : texts.welcome
}
