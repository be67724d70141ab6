import type { ContentOf, StoryOf } from '@kostbar/contracts/content'

export interface MenuLink {
  label: string
  to: string
  /** Second line of the link in a flyout. */
  hint?: string
}

/** Labelled group of links: a flyout in the main menu, a list in the footer. */
export interface MenuGroup {
  label: string
  links: readonly MenuLink[]
}

export type MenuItem = MenuLink | MenuGroup

/** Content of header and footer. */
export interface SiteSettings {
  name: string
  claim: string
  menu: readonly MenuItem[]
  footer: readonly MenuItem[]
  facebook?: string
  instagram?: string
  /** Addresses of the pictures shown while something loads. */
  spinners: { readonly preLoading?: string; readonly loading?: string }
}

/** Header and footer content of the settings story; entries without a link are left out. */
export function parseSiteSettings({ content }: StoryOf<'settings'>): SiteSettings {
  const {
    site_name,
    claim,
    description,
    navigation,
    footer_links,
    facebook,
    instagram,
    preLoadingSpinner,
    loadingSpinner,
  } = content
  return {
    name: site_name,
    claim: claim || description,
    menu: navigation.flatMap(itemOf),
    footer: footer_links.flatMap(itemOf),
    ...(facebook ? { facebook: facebook.href } : {}),
    ...(instagram ? { instagram: instagram.href } : {}),
    spinners: {
      ...(preLoadingSpinner ? { preLoading: preLoadingSpinner.filename } : {}),
      ...(loadingSpinner ? { loading: loadingSpinner.filename } : {}),
    },
  }
}

type NavItem = ContentOf<'nav_item'>

function itemOf(item: NavItem): MenuItem[] {
  const links = item.items.flatMap(linkOf)
  return links.length > 0 ? [{ label: item.name, links }] : linkOf(item)
}

const linkOf = ({ name, link, text }: NavItem): MenuLink[] =>
  name && link ? [{ label: name, to: link.href, ...(text ? { hint: text } : {}) }] : []
