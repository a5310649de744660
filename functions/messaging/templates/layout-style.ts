/** What the HTML of a mail looks like in its own light colors, written into each element: some mail programs drop `<style>`. */
export const light = {
  page: 'background:#f3f1eb;color:#14211f',
  card: 'background:#ffffff',
  word: 'color:#0b5f5a',
  muted: 'color:#4a5754',
  line: '#ddd9cf',
  button: 'background:#0b5f5a;color:#ffffff',
  link: 'color:#0b5f5a',
} as const;

/** The same names as classes, in the dark colors, for programs that follow the system. The others keep the light ones. */
export const darkStyle = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme: dark){
.page{background:#0e1615!important;color:#e8eeec!important}
.card{background:#17211f!important}
.word,.link{color:#7fc9c0!important}
.muted{color:#aab8b4!important}
.line{border-color:#33413e!important}
.button{background:#7fc9c0!important;color:#08211f!important}
}`;
