/** Title of the page, which its route needs without its text. */
export const EXTERNAL = '外部送信について'
