import { zipOfFiles } from './workspace-zip.ts'

/** Archives of our own making, in the shapes that networks and tools export. */

/** A Twitter/X archive: two posts of one's own, a thread, a reply and a repost. */
export function xArchive(): Promise<Buffer> {
  const tweet = (id: string, text: string, over: object = {}) => ({
    tweet: {
      ...{ id_str: id, full_text: text, created_at: `Sat Feb 18 12:3${id}:11 +0000 2023` },
      ...{ favorite_count: id, retweet_count: '0', entities: { urls: [] }, ...over },
    },
  })
  const posts = [
    tweet('1', 'The first oven was cold for a week 🍞'),
    tweet('2', 'Rye takes a night. “Patience” is an ingredient.'),
    tweet('3', 'And a day, in winter.', { in_reply_to_status_id_str: '2', in_reply_to_user_id_str: '7' }),
    tweet('4', '@ann thank you!', { in_reply_to_status_id_str: '999', in_reply_to_user_id_str: '8' }),
    tweet('5', 'RT @ann: Bread'),
  ]
  return zipOfFiles([
    ['Your archive.html', '<html></html>'],
    ['data/account.js', 'window.YTD.account.part0 = [ ]'],
    ['data/tweets.js', `window.YTD.tweets.part0 = ${JSON.stringify(posts, null, 2)}`],
    ['data/tweets_media/1-a.jpg', new Uint8Array(2000).fill(7)],
  ])
}

/** A LinkedIn archive: two posts, the second with line breaks and quotes in LinkedIn's way. */
export function linkedInArchive(): Promise<Buffer> {
  const rows = [
    'Date,ShareLink,ShareCommentary,SharedUrl,MediaUrl,Visibility',
    '2024-07-02 10:30:00,https://www.linkedin.com/feed/update/urn%3Ali%3Ashare%3A7260000000000000002,Bread is a promise,,,MEMBER_NETWORK',
    '2024-07-01 10:30:00,https://www.linkedin.com/feed/update/urn%3Ali%3Ashare%3A7260000000000000001,"She said """"rye"""".""\n""\n""And left.",,,MEMBER_NETWORK',
  ]
  return zipOfFiles([
    ['Connections.csv', 'First Name,Last Name\nAnn,Baker\n'],
    ['Shares.csv', `${rows.join('\n')}\n`],
  ])
}

/** Text as Meta stores it: each byte of UTF-8 a character of its own. */
export function brokenText(text: string): string {
  return Buffer.from(text).toString('latin1')
}

/** An Instagram archive: a caption with an emoji, and a picture without words. */
export function instagramArchive(): Promise<Buffer> {
  const posts = [
    { media: [{ uri: 'media/a.jpg', creation_timestamp: 1700000000, title: brokenText('Käse & Brot 🧀') }] },
    { media: [{ uri: 'media/b.jpg', creation_timestamp: 1700000100, title: '' }] },
  ]
  return zipOfFiles([
    ['your_instagram_activity/media/posts_1.json', JSON.stringify(posts)],
    ['media/posts/202311/a.jpg', new Uint8Array(500)],
  ])
}

/** A Facebook archive: one post with words, one without. */
export function facebookArchive(): Promise<Buffer> {
  const posts = [
    { timestamp: 1700000000, data: [{ post: brokenText('Schönes Brot') }], title: 'Ann updated her status.' },
    { timestamp: 1700000200, title: 'Ann shared a memory.' },
  ]
  const path = 'your_facebook_activity/posts/your_posts__check_ins__photos_and_videos_1.json'
  return zipOfFiles([[path, JSON.stringify(posts)]])
}

/** Posts of Buffer with numbers. */
export const BUFFER_CSV = [
  'Date,Channel Type,Post Text,Post Link,Impressions,Reactions,Comments,Status',
  '2024-07-01 10:30,linkedin,"Bread, again",https://l.example.test/1,"1,204",31,4,sent',
  '2024-07-03 10:30,instagram,Salt,,120,9,1,sent',
  '2030-01-01 10:30,linkedin,Later,,,,,scheduled',
].join('\n')

/** Posts of Metricool, in Spanish, with semicolons; no column names a platform. */
export const METRICOOL_CSV = 'Fecha;Texto;Impresiones;Me gusta\r\n25/04/2024 18:05;Pan y sal;20;2\r\n'

const NOTION = '0123456789abcdef0123456789abcde'

/** A Notion export as it comes: a ZIP in a ZIP, with Markdown and a table of a database. */
export async function notionArchive(): Promise<Buffer> {
  const inner = await zipOfFiles([
    [
      `The first oven ${NOTION}0.md`,
      '# The first oven\n\nCreated: June 3, 2023 10:12 AM\nTags: bread\n\nIt was **cold** for a week.\n\n- Wood\n- Bricks\n',
    ],
    [`Pages/Night of rye ${NOTION}1.md`, '# Night of rye\n\nRye takes a night.\n'],
    [`Table ${NOTION}2.csv`, 'Name,Tags\nOne,two\n'],
    ['Pages/oven.png', new Uint8Array(100)],
  ])
  return zipOfFiles([['ExportBlock-1b2c-Part-1.zip', inner]])
}

/** A document of Word, as Google Docs makes it: a heading, a paragraph and a list. */
export function docxDocument(): Promise<Buffer> {
  const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`
  const body = `<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr>${run('The flour mill')}</w:p><w:p>${run('It turns ')}${run('again &amp; again.')}</w:p>`
  const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
  const office = 'http://schemas.openxmlformats.org'
  return zipOfFiles([
    [
      '[Content_Types].xml',
      `${xml}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    ],
    [
      '_rels/.rels',
      `${xml}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    ],
    [
      'word/document.xml',
      `${xml}<w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    ],
    [
      'word/styles.xml',
      `${xml}<w:styles xmlns:w="${office}/wordprocessingml/2006/main"><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>`,
    ],
    [
      'word/_rels/document.xml.rels',
      `${xml}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>`,
    ],
  ])
}
