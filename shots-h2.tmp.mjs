import { chromium } from 'playwright'
import { findChromium } from '#scripts/local/chromium.ts'
import { readFileSync, mkdirSync } from 'node:fs'
const ids = JSON.parse(readFileSync('/tmp/ids-h2.json','utf8'))
const dir = process.argv[2]; mkdirSync(dir,{recursive:true})
const base='http://localhost:4102'
const b = await chromium.launch(await (async()=>{const {executablePath,args}=await findChromium(); return {executablePath,args:[...args]}})())
const ctx = await b.newContext()
const p0 = await ctx.newPage(); await p0.goto(base+'/auth'); await p0.getByLabel('Email').first().fill('demo@brandhearth.test'); await p0.getByLabel('Password',{exact:true}).fill('Hearth2026'); await p0.keyboard.press('Enter'); await p0.waitForURL(/\/app/)
const state = await ctx.storageState()
const pages = process.argv.slice(3).length ? Object.fromEntries(process.argv.slice(3).map(a=>a.split('='))).constructor === Object ? process.argv.slice(3).map(a=>{const i=a.indexOf('=');return [a.slice(0,i),a.slice(i+1)]}) : [] : [['today','/app/sales-hub'],['pipeline','/app/sales-hub/pipeline'],['table','/app/sales-hub/pipeline?view=table'],['money','/app/sales-hub/money?by=network&side=first&of=linkedin'],['person','/app/sales-hub/people/'+ids.person],['offer','/app/offers/'+ids.offer]]
for (const [w,h] of [[375,800],[1280,900]]) for (const theme of ['light','dark']) {
  const c = await b.newContext({ viewport:{width:w,height:h}, colorScheme: theme, storageState: state })
  const p = await c.newPage()
  for (const [name, path] of pages) { await p.goto(base+path.replace('OFFER',ids.offer).replace('PERSON',ids.person).replace('DEAL',ids.deal)); await p.waitForTimeout(400); await p.screenshot({ path:`${dir}/${name}-${w}-${theme}.png`, fullPage: w===1280 ? false : false }) ; if (theme==='light') await p.screenshot({ path:`${dir}/${name}-${w}-full.png`, fullPage:true }) }
  await c.close()
}
await b.close()
