import type { Answers, Question } from '@kostbar/contracts/anamnesis/questionnaire'
import type { AnamnesisOverview } from '@kostbar/contracts/anamnesis/schemas'
import { formatAnswer } from '@kostbar/contracts/anamnesis/summary'
import { isBlank, questionsOf } from '@kostbar/contracts/anamnesis/visible-questions'
import { useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { optionRowClass, radioClass } from '../../../ui/option-row-class.ts'
import type { DraftSnapshot } from '../draft/draft-store.ts'
import { texts } from '../texts.ts'

type Side = 'own' | 'other'

interface ConflictDialogProps {
  readonly overview: AnamnesisOverview
  /** The answers on this device. */
  readonly answers: Answers
  readonly conflict: NonNullable<DraftSnapshot['conflict']>
  readonly memberName?: string | undefined
  /** Called with the ids of the questions for which the other device's answer is kept. */
  readonly onResolve: (theirs: readonly string[]) => void
}

/** Dialog for questions that two devices answered differently: shows both answers for the person to choose. */
export function ConflictDialog({ overview, answers, conflict, memberName, onResolve }: ConflictDialogProps) {
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({})
  const { draft, questionIds } = conflict
  const byId = new Map(questionsOf(overview.questionnaire).map((question) => [question.id, question]))
  const questions = questionIds.flatMap((id) => byId.get(id) ?? [])
  const isComplete = questions.every(({ id }) => choices[id])
  const other = draft.isUpdatedByTrainer ? overview.trainer : memberName
  return (
    <Dialog
      isOpen
      onOpenChange={() => undefined}
      dismissable={false}
      locked
      title={texts.conflictTitle}
      role="alertdialog"
      size="lg"
    >
      <p className="text-ink-soft">{texts.conflictText(other ?? null, questions.length)}</p>
      <div className="mt-5 flex flex-col gap-6">
        {questions.map((question) => (
          <ConflictChoice
            key={question.id}
            question={question}
            own={answers}
            theirs={draft.answers}
            otherName={other ?? texts.conflictOther}
            choice={choices[question.id]}
            onChoose={(side) => setChoices((current) => ({ ...current, [question.id]: side }))}
          />
        ))}
      </div>
      <div className="mt-6">
        <Button
          disabled={!isComplete}
          onClick={() => onResolve(questionIds.filter((id) => choices[id] === 'other' || !byId.has(id)))}
        >
          {texts.conflictDone}
        </Button>
      </div>
    </Dialog>
  )
}

interface ConflictChoiceProps {
  readonly question: Question
  readonly own: Answers
  readonly theirs: Answers
  readonly otherName: string
  readonly choice: Side | undefined
  readonly onChoose: (side: Side) => void
}

function ConflictChoice({ question, own, theirs, otherName, choice, onChoose }: ConflictChoiceProps) {
  const name = useId()
  const sides = [
    { side: 'own', label: texts.conflictOwn, answers: own },
    { side: 'other', label: otherName, answers: theirs },
  ] as const
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{question.label}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {sides.map(({ side, label, answers }) => (
          <label key={side} className={`${optionRowClass} items-start`}>
            <input
              type="radio"
              name={name}
              checked={choice === side}
              onChange={() => onChoose(side)}
              className={`mt-1 ${radioClass}`}
            />
            <span className="min-w-0">
              <span className="block text-sm text-ink-soft">{label}</span>
              <AnswerText question={question} answers={answers} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function AnswerText({ question, answers }: { readonly question: Question; readonly answers: Answers }) {
  const answer = answers[question.id]
  return (
    <span className="block max-h-48 overflow-y-auto whitespace-pre-line wrap-anywhere" dir="auto">
      {answer === undefined || isBlank(answer) ? texts.conflictEmpty : formatAnswer(question, answer)}
    </span>
  )
}
