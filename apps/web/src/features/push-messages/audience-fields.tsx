import { pushMessages } from '@kostbar/contracts/push-messages/endpoints'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { query } from '../../lib/api.ts'
import { asTyped } from '../../lib/as-typed.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ChoiceList } from '../../ui/choice-list.tsx'
import { FieldGroup } from '../../ui/field-group.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import type { AudienceKind, MessageValues } from './message-values.ts'
import { texts } from './texts.ts'

interface AudienceFieldsProps {
  readonly form: UseFormReturn<MessageValues>
  readonly kinds: readonly AudienceKind[]
}

/** Fields of the audience: its kind, and the choice that belongs to the kind. */
export function AudienceFields({ form, kinds }: AudienceFieldsProps) {
  const { register, setValue, control, formState } = form
  const { errors } = formState
  const [audience, userIds] = useWatch({ control, name: ['audience', 'userIds'] })
  const change = asTyped(form)
  const choicesQuery = useQuery(query(pushMessages.choices))
  return (
    <div className="flex flex-col gap-3">
      <ChoiceList
        label={texts.audienceField}
        choices={kinds.map((kind) => ({ value: kind, label: texts.audiences[kind] }))}
        value={audience}
        onChange={(kind) => setValue('audience', kind as AudienceKind, change)}
      />
      <QueryView query={choicesQuery} skeleton={<ChoicesSkeleton />}>
        {({ tags, people, challenges }) => {
          if (audience === 'TAG')
            return (
              <Choice
                label={texts.tagField}
                empty={texts.noTags}
                options={tags.map((tag) => ({ id: tag, title: tag }))}
                error={errors.tag?.message}
                {...register('tag')}
              />
            )
          if (audience === 'CHALLENGE')
            return (
              <Choice
                label={texts.challengeField}
                empty={texts.noChallenges}
                options={challenges}
                error={errors.challengeId?.message}
                {...register('challengeId')}
              />
            )
          if (audience !== 'PEOPLE') return null
          return (
            <FieldGroup label={texts.peopleField} error={errors.userIds?.message}>
              {people.length === 0 ? <p className="text-ink-soft">{texts.noPeople}</p> : null}
              <div className="max-h-64 overflow-y-auto">
                {people.map(({ id, name }) => (
                  <Checkbox
                    key={id}
                    label={name}
                    checked={userIds.includes(id)}
                    onChange={({ target }) => setValue('userIds', toggled(userIds, id, target.checked), change)}
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

type ChoiceProps = ComponentProps<typeof SelectField> & {
  readonly empty: string
  readonly options: readonly { id: string; title: string }[]
}

const Choice = ({ empty, options, ...rest }: ChoiceProps) => (
  <SelectField {...rest} description={options.length === 0 ? empty : undefined}>
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
