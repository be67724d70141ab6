import { type ComponentType, Suspense, use, useMemo } from 'react'
import { useHydrated } from '../ui/use-hydrated.ts'

interface HydratedAfterPageProps<Props extends object> {
  /** Imports the component; repeated calls return the same promise, which never rejects (`once`). */
  readonly load: () => Promise<ComponentType<Props>>
  /** Props of the component; the same object in every render until one changes. */
  readonly props: Props
}

/**
 * Late hydration: a part of every page that is rarely used first, such as the footer. The server renders it; its code is
 * loaded and hydrated after the page. Until then it is under `data-unhydrated`, and clicks are queued (queued-clicks.ts).
 *
 * Pass state that may change while the code is loading as props: when props change, React renders the part again in the
 * browser. State that the part reads by itself must be the same as on the server until the part is hydrated.
 */
export const HydratedAfterPage = <Props extends object>({ load, props }: HydratedAfterPageProps<Props>) =>
  useMemo(
    () => (
      <Suspense>
        <Hydrated load={load} props={props} />
      </Suspense>
    ),
    [load, props],
  )

function Hydrated<Props extends object>({ load, props }: HydratedAfterPageProps<Props>) {
  const Component = use(load())
  const inBrowser = useHydrated()
  return (
    <div className="contents" data-unhydrated={inBrowser ? undefined : ''}>
      <Component {...props} />
    </div>
  )
}
