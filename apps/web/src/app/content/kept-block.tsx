import { Suspense, use, useEffect, useState } from 'react'
import { useInBrowser } from '../../ui/use-in-browser.ts'
import type { ShownBlock } from './shown-block.ts'

/** The browser's side of a still block: keeps what the server drew, or draws it where there is nothing. */
export function KeptBlock({ load, props }: ShownBlock) {
  const inBrowser = useInBrowser()
  const [kept, setKept] = useState(inBrowser ? null : props.block)
  const changed = kept !== null && kept !== props.block

  // The visual editor hands in what is being written.
  useEffect(() => {
    if (changed) void load().then(() => setKept(null))
  }, [changed, load])

  // A page that is only now opened waits for its blocks, instead of showing gaps that fill up later.
  if (kept === null) use(load())
  return (
    <Suspense>
      {kept === null ? (
        <div key="drawn">
          <Fresh load={load} props={props} />
        </div>
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; it tells React to keep what the server has drawn
        <div key="kept" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      )}
    </Suspense>
  )
}

function Fresh({ load, props }: ShownBlock) {
  const Block = use(load())
  return <Block {...props} />
}
