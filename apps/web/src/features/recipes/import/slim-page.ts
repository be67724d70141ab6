/** Elements without any part of a recipe. */
const dropped =
  'script:not([type="application/ld+json" i]), style, link, svg, img, picture, video, iframe, object, noscript, template, form, nav, footer'

/** Attributes kept because they hold structured data. */
const allowedAttributes = new Set(['itemprop', 'itemscope', 'itemtype', 'content', 'datetime', 'type'])

const commentsOf = (page: Document) => {
  const walker = page.createTreeWalker(page, NodeFilter.SHOW_COMMENT)
  const comments: Node[] = []
  while (walker.nextNode()) comments.push(walker.currentNode)
  return comments
}

/** HTML of a page without scripts, styles and pictures. DOMParser neither runs scripts nor loads resources. */
export function slimPage(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const element of page.querySelectorAll(dropped)) element.remove()
  for (const comment of commentsOf(page)) comment.parentNode?.removeChild(comment)
  for (const element of page.querySelectorAll('*'))
    for (const { name } of [...element.attributes]) if (!allowedAttributes.has(name)) element.removeAttribute(name)
  return page.documentElement.outerHTML.replace(/\s+/g, (space) => (space.includes('\n') ? '\n' : ' '))
}
