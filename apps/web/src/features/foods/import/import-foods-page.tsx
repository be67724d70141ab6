import { foods } from '@kostbar/contracts/foods/endpoints'
import { maxImportedFoods } from '@kostbar/contracts/foods/limits'
import type { FoodImportVerdict, FoodInput } from '@kostbar/contracts/foods/schemas'
import { type FormEvent, useState } from 'react'
import { isAdmin } from '../../../domain/users/person.ts'
import { useApiMutation } from '../../../lib/api.ts'
import { paths } from '../../../lib/paths.ts'
import { useUser } from '../../../lib/session.ts'
import { toastProblem } from '../../../lib/toast-problem.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextFileButton } from '../../../ui/text-file-button.tsx'
import { toast } from '../../../ui/toast.ts'
import { parseFoods } from './parse-foods.ts'
import { texts } from './texts.ts'
import { type ListWithVerdicts, VerdictList } from './verdict-list.tsx'

const inputsOf = ({ foods: lines }: Pick<ListWithVerdicts, 'foods'>): FoodInput[] =>
  lines.flatMap(({ input }) => (input ? [input] : []))

const countNew = (verdicts: readonly FoodImportVerdict[]) => verdicts.filter((verdict) => verdict === 'NEW').length

/**
 * Page to import foods from a pasted list or a CSV file: previews the verdict of each line, then imports after
 * confirmation.
 */
export function ImportFoodsPage() {
  const user = useUser()
  const [list, setList] = useState('')
  const [preview, setPreview] = useState<ListWithVerdicts>()
  const [result, setResult] = useState<ListWithVerdicts>()
  const startAgain = () => {
    setList('')
    setPreview(undefined)
    setResult(undefined)
  }
  return (
    <>
      <BackLink to={paths.ownFoods}>{texts.back}</BackLink>
      <h1 className="text-3xl">{texts.title}</h1>
      <p className="measure mt-2 mb-6 text-ink-soft">{user && isAdmin(user) ? texts.ofAdmin : texts.ofTrainer}</p>
      {result ? (
        <>
          <VerdictList {...result} isDone />
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink to={paths.ownFoods}>{texts.toFoods}</ButtonLink>
            <Button variant="secondary" onClick={startAgain}>
              {texts.another}
            </Button>
          </div>
        </>
      ) : preview ? (
        <Confirmation preview={preview} onAdded={setResult} onChange={() => setPreview(undefined)} />
      ) : (
        <ListForm list={list} onList={setList} onChecked={setPreview} />
      )}
    </>
  )
}

interface ListFormProps {
  readonly list: string
  readonly onList: (text: string) => void
  readonly onChecked: (judged: ListWithVerdicts) => void
}

function ListForm({ list, onList, onChecked }: ListFormProps) {
  const [problem, setProblem] = useState<string>()
  const check = useApiMutation(foods.importPreview, { onError: toastProblem })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const parsed = parseFoods(list)
    if ('missing' in parsed) return setProblem(list.trim() === '' ? texts.empty : texts.missing(parsed.missing))
    const { foods: lines } = parsed
    if (lines.length === 0) return setProblem(texts.empty)
    if (lines.length > maxImportedFoods) return setProblem(texts.tooMany(lines.length, maxImportedFoods))
    setProblem(undefined)
    const body = { foods: inputsOf({ foods: lines }) }
    if (body.foods.length === 0) return onChecked({ foods: lines, verdicts: [] })
    if (!check.isPending) check.mutate({ body }, { onSuccess: ({ verdicts }) => onChecked({ foods: lines, verdicts }) })
  }
  const changeList = (next: string) => {
    onList(next)
    setProblem(undefined)
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="max-w-3xl">
      <TextArea
        label={texts.list}
        description={texts.listHint}
        placeholder={texts.example}
        error={problem}
        autoComplete="off"
        spellCheck={false}
        value={list}
        onChange={({ currentTarget }) => changeList(currentTarget.value)}
      />
      <TextFileButton label={texts.file} tooLarge={texts.fileTooLarge} onRead={changeList} onProblem={setProblem} />
      <Button type="submit" pending={check.isPending}>
        {texts.check}
      </Button>
    </form>
  )
}

interface ConfirmationProps {
  readonly preview: ListWithVerdicts
  readonly onAdded: (result: ListWithVerdicts) => void
  readonly onChange: () => void
}

function Confirmation({ preview, onAdded, onChange }: ConfirmationProps) {
  const count = countNew(preview.verdicts)
  const add = useApiMutation(foods.import, {
    refresh: [foods.list, foods.match],
    onSuccess({ verdicts }) {
      toast.success(texts.added(countNew(verdicts)))
      onAdded({ foods: preview.foods, verdicts })
    },
    onError: toastProblem,
  })
  return (
    <>
      <VerdictList {...preview} isDone={false} />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button
          disabled={count === 0}
          pending={add.isPending}
          onClick={() => add.mutate({ body: { foods: inputsOf(preview) } })}
        >
          {texts.add(count)}
        </Button>
        <Button variant="secondary" disabled={add.isPending} onClick={onChange}>
          {texts.change}
        </Button>
      </div>
    </>
  )
}
