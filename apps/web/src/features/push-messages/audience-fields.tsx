import { pushMessages } from '@kostbar/contracts/push-messages/endpoints'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ChoiceList } from '../../ui/choice-list.tsx'
import { FieldGroup } from '../../ui/field-group.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import type { AudienceKind, MessageValues } from './message-values.ts'
import { texts } from './texts.ts'

interface AudienceFieldsProps {
  readonly kinds: readonly AudienceKind[]
  readonly values: MessageValues
  readonly error: string | undefined
  readonly onChange: (changes: Partial<MessageValues>) => void
}

/** Fields of the audience: its kind, and the choice that belongs to the kind. */
export function AudienceFields({ kinds, values, error, onChange }: AudienceFieldsProps) {
  const choicesQuery = useQuery(query(pushMessages.choices))
  return (
    <div className="flex flex-col gap-3">
      <ChoiceList
        label={texts.audienceField}
        choices={kinds.map((kind) => ({ value: kind, label: texts.audiences[kind] }))}
        value={values.audience}
        onChange={(kind) => onChange({ audience: kind as AudienceKind })}
      />
      <QueryView query={choicesQuery} skeleton={<ChoicesSkeleton />}>
        {({ tags, people, challenges }) => {
          if (values.audience === 'TAG')
            return (
              <Choice
                label={texts.tagField}
                empty={texts.noTags}
                options={tags.map((tag) => ({ id: tag, title: tag }))}
                value={values.tag}
                error={error}
                onChange={(tag) => onChange({ tag })}
              />
            )
          if (values.audience === 'CHALLENGE')
            return (
              <Choice
                label={texts.challengeField}
                empty={texts.noChallenges}
                options={challenges}
                value={values.challengeId}
                error={error}
                onChange={(challengeId) => onChange({ challengeId })}
              />
            )
          if (values.audience !== 'PEOPLE') return null
          return (
            <FieldGroup label={texts.peopleField} error={error}>
              {people.length === 0 ? <p className="text-ink-soft">{texts.noPeople}</p> : null}
              <div className="max-h-64 overflow-y-auto">
                {people.map(({ id, name }) => (
                  <Checkbox
                    key={id}
                    label={name}
                    checked={values.userIds.includes(id)}
                    onChange={({ target }) => onChange({ userIds: toggled(values.userIds, id, target.checked) })}
                  />
                ))}
              </div>
            </FieldGroup>
          )
        }}
      </QueryView>
    </div>
  )
}

const toggled = (ids: readonly string[], id: string, isChosen: boolean) =>
  isChosen ? [...ids, id] : ids.filter((other) => other !== id)

interface ChoiceProps {
  readonly label: string
  readonly empty: string
  readonly options: readonly { id: string; title: string }[]
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

const Choice = ({ label, empty, options, value, error, onChange }: ChoiceProps) => (
  <SelectField
    label={label}
    error={error}
    description={options.length === 0 ? empty : undefined}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  >
    <option value="">{texts.choose}</option>
    {options.map(({ id, title }) => (
      <option key={id} value={id}>
        {title}
      </option>
    ))}
  </SelectField>
)

const ChoicesSkeleton = () => (
  <SkeletonArea>
    <Skeleton className="h-12 rounded-md" />
  </SkeletonArea>
)
