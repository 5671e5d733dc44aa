/** The code in the address of an invitation's link, such as `/register/?code=ABCD-1234`; empty for none. */
export function invitationIn(search: string): string {
  return (new URLSearchParams(search).get("code") ?? "").slice(0, 40);
}
