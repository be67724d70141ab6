import { type UseFormReturn, useWatch } from 'react-hook-form'
import { asTyped } from '../../lib/as-typed.ts'
import { ChoiceList } from '../../ui/choice-list.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { ChallengeFormValues } from './form-values.ts'
import { ParticipantPicker } from './participant-picker.tsx'
import { texts as allTexts } from './texts.ts'

const texts = allTexts.form

const audienceChoices = [
  { value: 'CLIENTS', label: texts.clients },
  { value: 'EVERYONE', label: texts.everyone },
]

const nameChoices = [
  { value: 'FIRST_NAMES', label: texts.firstNames },
  { value: 'INITIALS', label: texts.initials },
]

interface AudienceFieldsProps {
  readonly form: UseFormReturn<ChallengeFormValues>
  /** Whether the audience can be chosen; otherwise the fields of the form's audience are shown. */
  readonly canChoose: boolean
  /** Ids of clients who declined or left. */
  readonly leftIds: readonly string[] | undefined
}

/** Fields of who takes part: everyone, or chosen clients and how they see each other's names. */
export function AudienceFields({ form, canChoose, leftIds }: AudienceFieldsProps) {
  const { setValue, control, formState } = form
  const [audience, names, participantIds] = useWatch({ control, name: ['audience', 'names', 'participantIds'] })
  const change = asTyped(form)
  return (
    <>
      {canChoose ? (
        <div className="mb-6">
          <ChoiceList
            label={texts.audience}
            choices={audienceChoices}
            value={audience}
            onChange={(chosen) => setValue('audience', chosen as ChallengeFormValues['audience'], change)}
          />
        </div>
      ) : null}
      {audience === 'EVERYONE' ? (
        <div className="mb-6">
          <Notice>{texts.everyoneHint}</Notice>
        </div>
      ) : (
        <>
          <ParticipantPicker
            value={participantIds}
            onChange={(ids) => setValue('participantIds', ids, change)}
            error={formState.errors.participantIds?.message}
            leftIds={leftIds}
          />
          <div className="mb-6">
            <ChoiceList
              label={texts.names}
              choices={nameChoices}
              value={names}
              onChange={(chosen) => setValue('names', chosen as ChallengeFormValues['names'], change)}
            />
          </div>
        </>
      )}
    </>
  )
}
