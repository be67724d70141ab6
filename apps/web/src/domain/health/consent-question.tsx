import { health } from '@kostbar/contracts/health/endpoints'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { query } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { ConsentForm } from './consent-form.tsx'
import { healthSectionId, texts } from './texts.ts'

interface ConsentQuestionProps {
  readonly onGiven: () => void
}

/** Why the consent is needed, its form, and where to read more; below a heading. */
export function ConsentQuestion({ onGiven }: ConsentQuestionProps) {
  const consentQuery = useQuery(query(health.consent))
  return (
    <>
      <p className="mb-5 text-ink-soft">{texts.promptText}</p>
      <QueryView query={consentQuery} skeleton={<QuestionSkeleton />}>
        {(consent) => <ConsentForm consent={consent} onGiven={onGiven} />}
      </QueryView>
      <p className="mt-5 text-sm text-ink-soft">
        {texts.more} <Link to={`${paths.settings}#${healthSectionId}`}>{texts.toSection}</Link>.
      </p>
    </>
  )
}

const QuestionSkeleton = () => (
  <SkeletonArea className="flex flex-col gap-4">
    <Skeleton className="h-32 rounded-lg" />
    <Skeleton className="h-12 w-40 rounded-md" />
  </SkeletonArea>
)
