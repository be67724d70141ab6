import { DeferredComponent } from '../../lib/deferred-component.tsx'
import { LinksSkeleton } from './links-skeleton.tsx'
import { linksTitle } from './links-title.ts'

const myLinks = async () => (await import('./my-links.tsx')).MyLinks

const headingClass = 'text-xl lg:text-lg'

/** The member's links beside their area, loaded when they are near the viewport. */
export const UsefulLinks = () => (
  <DeferredComponent
    load={myLinks}
    props={{ headingClass }}
    fallback={
      <>
        <h2 className={headingClass}>{linksTitle}</h2>
        <div className="mt-2">
          <LinksSkeleton />
        </div>
        {/* As high as the button that adds a link. */}
        <div className="mt-1 min-h-9 pointer-coarse:min-h-11" />
      </>
    }
  />
)
