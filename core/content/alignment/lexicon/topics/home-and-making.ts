/** Words that belong to homes, gardens, crafts and repair, by subject. */
export const HOME_AND_MAKING: Readonly<Record<string, string>> = {
  candles: `candle candles wax wick wicks scent scents scented unscented fragrance smell smells smelled perfume oil oils jar jars burn burned burns burning
    pour poured pouring melt melted soy beeswax rapeseed flame lamp lights glow lit match matches soap soaps incense lavender juniper cedar gorse moss smoke
    refill evening evenings dusk shed batch batches plant essential`,
  pottery: `pottery potter potters pot pots clay ceramic ceramics ceramicist glaze glazes glazed kiln kilns wheel throw throwing thrown pinch coil slab
    mug mugs bowl bowls vase plate tile tiles stoneware porcelain earthenware crack cracks wobbly wonky thumb thumbs fingers hands studio fired firing bisque
    slip sculpt sculpture craft crafts make making squash squashing smooth air-dry paint paints kit kits handmade`,
  textiles: `knit knits knitter knitters knitting crochet yarn yarns wool woollen skein skeins needle needles stitch stitches hook row rows cast purl jumper jumpers
    cardigan cardigans sock socks scarf scarves pattern patterns sew sewing sewn seam seams hem hems thread threads fabric fabrics cloth cotton linen silk
    weave weaver weaving loom embroidery quilt quilts quilting patchwork dye dyed dyes sheep fleece spin spinning mend mending darn darning machine
    button buttons zip bobbin haberdashery felt felting tweed`,
  clothes: `clothes clothing dress dresses suit suits jacket jackets coat coats trousers jeans shirt shirts skirt jumper shoe shoes boots boot sole cobbler
    tailor tailors tailored tailoring bespoke alteration alterations fitting fittings fit fits size sizes wardrobe wear wearing worn wore outfit outfits
    fashion style fabric cloth linen cotton lining cuff collar sleeve sleeves pocket pockets hem seam hanger moths vintage second-hand charity
    thrift preloved underwear bra bras swimwear uniform leather bag bags belt hat hats`,
  jewellery: `jewellery jeweller jewellers ring rings necklace earrings earring bracelet brooch gold silver platinum gemstone stone stones diamond diamonds
    sapphire emerald pearl engagement wedding band bands goldsmith silversmith bench torch solder hallmark hallmarked setting setter heirloom heirlooms
    recycled melt melted finger fingers clasp chain engraving engrave engraved polish watch watches clock clocks watchmaker`,
  woodwork: `wood wooden timber oak ash elm beech walnut pine plank planks joint joints joiner joinery carpenter carpentry furniture maker makers chair chairs
    table tables stool bench benches cabinet cupboard shelf shelves drawer drawers dovetail chisel plane saw lathe turned sand sanding varnish wax oil finish
    grain workshop bench spoon spoons carve carved carving upholstery upholsterer upholstered sofa springs webbing horsehair restore restored restoration
    restorer veneer legs handmade tree tools tool`,
  interiors: `interior interiors home homes house houses room rooms wall walls paint painted painting colour colours wallpaper curtains blinds lamp lamps lighting
    sofa rug rugs cushions floor floors floorboards decor decorate decorating decorator renovation renovate tiles kitchen bathroom bedroom hallway
    window windows door doors shelf shelving style styling furniture light sample samples plaster ceiling cosy fireplace radiator`,
  declutter: `declutter decluttering clutter tidy tidying organise organising organiser organised cupboard cupboards drawer drawers wardrobe loft garage attic
    shed boxes box bags stuff things belongings keep keeping charity donate tip skip sort sorting pile piles paperwork house move moving
    removals remover van storage downsizing downsize sentimental hoard hoarding overwhelm shelf labels label`,
  cleaning: `clean cleans cleaned cleaner cleaners cleaning spray sprays bleach scrub scrubbing grease degreaser stain stains wash washing dishwasher laundry
    detergent bottle bottles tablet tablets refill refills sink bathroom kitchen toilet limescale mould dust mop cloth cloths sponge hoover surface
    surfaces oven roasting tin ingredients ingredient label labels biodegradable plastic eco green natural vinegar soda bicarb smell dirt dirty muck
    rinse cupboard tap water window windows gutter`,
  trades: `builder builders building build plumber plumbers plumbing electrician electricians electric sparks joiner joiners plasterer plaster roofer roof roofs
    boiler boilers heating radiator radiators tap taps leak leaks pipe pipes drain drains gutter brick bricks bricklayer cement concrete scaffolding site
    extension loft kitchen bathroom fitter tile tiles tiling decorator van vans quote quotes job jobs tools tool snag callout wiring socket damp
    insulation window windows handyman subcontractor invoice apprentice painter lime`,
  property: `house houses home homes flat flats tenant tenants tenancy landlord landlords letting lettings let rent rents rented rental estate agent agents
    property properties buyer buyers seller sellers buy sell sold offer mortgage mortgages deposit deposits survey surveyor valuation viewing viewings move
    moving keys neighbour neighbourhood street architect architects planning permission extension bedroom bedrooms lease leasehold freehold
    solicitor conveyancing completion chain inspection repairs eviction housing`,
  gardens: `garden gardens gardener gardeners gardening plant plants planted planting seed seeds seedling seedlings soil compost mulch dig digging weed weeds weeding
    lawn lawns grass hedge hedges border borders bed beds pot pots prune pruning tree trees shrub shrubs rose roses flower flowers bulb bulbs tulips perennial
    perennials vegetable vegetables veg allotment allotments greenhouse shed spade fork wheelbarrow water watering slug slugs worm worms frost bloom blossom
    root roots leaf leaves houseplant houseplants windowsill nursery sow sowing harvest orchard meadow patio fence pond spring autumn`,
  flowers: `flower flowers floral florist florists floristry bouquet bouquets posy vase stem stems bloom blooms petal petals rose roses tulip tulips daffodil daffodils
    peony peonies dahlia dahlias sweet pea peas foliage bud buds wreath wreaths arrangement seasonal grown cut cutting bucket buckets ribbon foam
    funeral wedding weddings imported season field garden scent ranunculus anemone`,
  wildlife: `wildlife wild nature bird birds birdsong hedgehog hedgehogs frog frogs newt newts toad bat bats owl owls fox foxes badger deer squirrel butterfly
    butterflies moth moths insect insects beetle ladybirds bumblebee pond ponds meadow meadows hedge hedgerow nest nests nesting habitat habitats native species
    pollinator ivy nettles log logs pesticide pesticides spray poison ecology ecologist conservation rewild rewilding wren robin blackbird swift
    swifts heron river rivers wetland seal seals woodland feeder feeders`,
  farming: `farm farms farmer farmers farming field fields tractor barn cattle cow cows sheep lamb lambs lambing pig pigs hen hens chicken chickens eggs flock
    herd pasture graze grazing hay crop crops harvest soil organic regenerative livestock shepherd gate mud vet abattoir market smallholding
    smallholder orchard acre acres hedgerow dairy wool fleece plough`,
  repair: `repair repairs repaired repairing mend mends mended mending fix fixes fixed fixing broken broke break restore restored restoration spare parts part
    screw screws screwdriver solder soldering tool tools bench workshop toaster kettle vacuum hoover lamp radio phone phones screen laptop battery batteries
    charger clock clocks replace replaced second-hand refurbished refurbish landfill bin worn wear watch watches manual`,
  vintage: `vintage antique antiques old second-hand secondhand original originals reproduction restored restoration dealer dealers collector collectors collection
    auction fair stall century victorian georgian edwardian mid-century provenance condition rare bookshop books book edition editions binding bound
    bookbinder map maps chart charts print prints engraving engraved atlas paper plate sheet colour frame framed framing archive museum history
    historian catalogue catalogued county parish surveyor survey verso margin tear mended`,
  stationery: `paper papers card cards stationery notebook notebooks pen pens ink inks nib nibs pencil pencils letter letters letterpress print prints printed printer
    printing printmaker press type typeface calligraphy calligrapher lettering envelope envelopes stamp stamps invitation invitations handwriting handwritten
    write journal diary planner linocut lino screenprint risograph illustration illustrator bind binding bookbinding page pages sketchbook`,
}
