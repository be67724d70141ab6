import { demoPassword } from '@kostbar/stack/demo-accounts'

/** Signs a demo account in, as a browser does. @returns its session cookies, as in the header `cookie` */
export async function signIn(webUrl: string, email: string): Promise<string> {
  const response = await fetch(`${webUrl}/api/users/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: webUrl },
    body: JSON.stringify({ email, password: demoPassword }),
  })
  if (!response.ok) throw new Error(`Sign-in answered ${response.status}`)
  return response.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ')
}
