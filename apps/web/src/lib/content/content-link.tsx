import type { Link as ContentTarget } from '@kostbar/contracts/content'
import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { sameOriginPath } from '../paths.ts'
import { isDocumentPath } from './document-path.ts'

type ContentLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> & {
  readonly to: ContentTarget | undefined
}

const externalUrl = /^(https?:\/\/|mailto:|tel:)/i

/**
 * Link from the content service: internal path, external URL, `mailto:`, `tel:` or hash; anything else renders as text.
 */
export function ContentLink({ to, children, ...rest }: ContentLinkProps) {
  const path = sameOriginPath(to?.href ?? null)
  if (path && !to?.newTab && !isDocumentPath(path))
    return (
      <Link to={path} {...rest}>
        {children}
      </Link>
    )
  const address = path ?? (to && (externalUrl.test(to.href) || to.href.startsWith('#')) ? to.href : null)
  if (!address) return <span className={rest.className}>{children}</span>
  return (
    <a href={address} {...(to?.newTab ? { target: '_blank' } : {})} rel="noreferrer" {...rest}>
      {children}
    </a>
  )
}
