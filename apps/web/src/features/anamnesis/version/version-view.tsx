import { anamnesis } from '@kostbar/contracts/anamnesis/endpoints'
import type { AnamnesisVersion } from '@kostbar/contracts/anamnesis/schemas'
import { summarize } from '@kostbar/contracts/anamnesis/summary'
import { withoutWeights } from '@kostbar/contracts/anamnesis/without-weights'
import { useQuery } from '@tanstack/react-query'
import { useProtectiveMode } from '../../../domain/protective-mode/use-protective-mode.ts'
import { query } from '../../../lib/api.ts'
import { Card } from '../../../ui/card.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../../ui/skeleton.tsx'
import { SummaryList } from '../summary-list.tsx'
import { texts } from '../texts.ts'

/** Loads a submitted version, which never changes; disabled for number 0 (no version). */
export const useVersion = (userId: string, number: number) =>
  useQuery({ ...query(anamnesis.version, { params: { userId, number } }), enabled: number > 0 })

interface VersionViewProps {
  readonly userId: string
  readonly number: number
}

/** Submitted version with the wording of the questionnaire it was answered under. */
export function VersionView({ userId, number }: VersionViewProps) {
  const versionQuery = useVersion(userId, number)
  return (
    <QueryView query={versionQuery} errorTitle={texts.versionFailed} skeleton={<VersionSkeleton />}>
      {(version) => <VersionAnswers version={version} />}
    </QueryView>
  )
}

/** All answers of a version, step by step; weights are left out for a member in protective mode. */
export function VersionAnswers({ version }: { readonly version: AnamnesisVersion }) {
  const isHidden = useProtectiveMode()
  const questionnaire = isHidden ? withoutWeights(version.questionnaire) : version.questionnaire
  return (
    <div className="flex flex-col gap-5">
      <p className="text-sm text-ink-soft">{texts.submittedAt(version.submittedAt)}</p>
      {summarize(questionnaire, version.answers).map(({ id, title, entries }) => (
        <Card as="section" key={id} aria-labelledby={`fassung-${id}`} className="sm:p-6">
          <h2 id={`fassung-${id}`} className="text-lg">
            {title}
          </h2>
          <SummaryList questionnaire={questionnaire} entries={entries} />
        </Card>
      ))}
    </div>
  )
}

export const VersionSkeleton = () => (
  <SkeletonArea className="flex flex-col gap-5">
    <Skeleton className="h-40 rounded-xl" />
    <Skeleton className="h-64 rounded-xl" />
  </SkeletonArea>
)
