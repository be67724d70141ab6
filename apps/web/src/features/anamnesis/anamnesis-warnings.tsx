import type { AnamnesisOverview } from '@kostbar/contracts/anamnesis/schemas'
import { anamnesisWarnings, warningTexts } from '@kostbar/contracts/anamnesis/warnings'
import { macros } from '@kostbar/contracts/macros/endpoints'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ClearanceNote } from '../../domain/macros/clearance-note.tsx'
import { query } from '../../lib/api.ts'
import { paths, userPath } from '../../lib/paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { trainerTexts as texts } from './trainer-texts.ts'

interface AnamnesisWarningsProps {
  readonly userId: string
  readonly overview: Pick<AnamnesisOverview, 'warnings' | 'involveDietitian'>
}

/** Warnings of an anamnesis for trainers and admins, with their clearances. Empty without warnings. */
export const AnamnesisWarnings = ({ userId, overview }: AnamnesisWarningsProps) =>
  overview.warnings.length === 0 ? null : <Warnings userId={userId} overview={overview} />

function Warnings({ userId, overview: { warnings, involveDietitian } }: AnamnesisWarningsProps) {
  const basis = useQuery(query(macros.basis, { params: { id: userId } }))
  const clearances = basis.data?.clearances ?? []
  const clearanceOf = new Map(clearances.map((clearance) => [clearance.warning, clearance]))
  // Without the clearances, a warning counts as open.
  const isOpen = warnings.some((warning) => !clearanceOf.has(warning))
  const Icon = isOpen ? CircleAlert : CircleCheck
  return (
    <section
      aria-labelledby="warnungen"
      className={classNames('rounded-xl p-5', isOpen ? 'bg-berry-soft text-berry' : 'bg-sage')}
    >
      <h2 id="warnungen" className="flex items-center gap-2 text-lg">
        <Icon className="size-5" aria-hidden="true" />
        {isOpen ? warningTexts.title : texts.clearedTitle}
      </h2>
      <ul className="mt-2 flex list-disc flex-col gap-1 pl-6 font-medium">
        {warnings.map((warning) => {
          const clearance = clearanceOf.get(warning)
          return (
            <li key={warning}>
              {anamnesisWarnings[warning].trainer}
              {clearance ? <ClearanceNote clearance={clearance} /> : null}
            </li>
          )
        })}
      </ul>
      {isOpen && !basis.isPending ? (
        <p className="mt-3 text-sm">
          {texts.warningsText} <Link to={userPath(paths.userTargets, userId)}>{texts.toTargets}</Link>
        </p>
      ) : null}
      {involveDietitian ? <p className="mt-3 text-sm">{warningTexts.involve}</p> : null}
    </section>
  )
}
