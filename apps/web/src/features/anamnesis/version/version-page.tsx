import { paths } from '../../../lib/paths.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { texts } from '../texts.ts'
import { DownloadButtons } from './download-buttons.tsx'
import { VersionView } from './version-view.tsx'

interface VersionPageProps {
  readonly userId: string
  readonly number: number
}

/** A submitted version, as the member reads it. */
export const VersionPage = ({ userId, number }: VersionPageProps) => (
  <div className="max-w-3xl">
    <BackLink to={paths.anamnesis}>{texts.toOverview}</BackLink>
    <div className="mt-2 mb-6 flex flex-wrap items-center justify-between gap-4">
      <h1 className="text-3xl">{texts.version(number)}</h1>
      <DownloadButtons userId={userId} number={number} />
    </div>
    <VersionView userId={userId} number={number} />
  </div>
)
