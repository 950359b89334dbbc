/** Words that belong to homes, gardens, crafts and repair, by subject. */
export const HOME_AND_MAKING: Readonly<Record<string, string>> = {
  candles: `candle wax wick scent unscented fragrance smell perfume oil jar burn pour melt soy beeswax rapeseed
    flame lamp lit glow match soap incense lavender juniper cedar gorse moss smoke refill evening dusk shed
    batch plant essential`,
  pottery: `pottery pot clay ceramic ceramicist glaze kiln wheel throw pinch coil slab mug bowl vase plate tile
    stoneware porcelain earthenware crack wobbly wonky thumb fingers hands studio fired bisque slip sculpt
    sculpture craft make squash smooth air-dry paint kit handmade`,
  textiles: `knit crochet yarn wool woollen skein needle stitch hook row cast purl jumper cardigan sock scarf scarves
    pattern sew seam hem thread fabric cloth cotton linen silk weave loom embroidery quilt patchwork dye
    dyed sheep fleece spin mend darn machine button zip bobbin haberdashery felt tweed`,
  clothes: `cloth dress suit jacket coat trousers jeans shirt skirt jumper shoe boot sole cobbler tailor bespoke
    alteration fit fittings size wardrobe wear outfit fashion style fabric linen cotton lining cuff collar
    sleeve pocket hem seam hanger moths vintage second-hand charity thrift preloved underwear bra swimwear
    uniform leather bag belt hat`,
  jewellery: `jewellery jeweller ring necklace earrings earring bracelet brooch gold silver platinum gemstone stone
    diamond sapphire emerald pearl engagement wedding band goldsmith silversmith bench torch solder hallmark
    setter heirloom recycled melt finger clasp chain engrave polish watch clock watchmaker`,
  woodwork: `wood wooden timber oak ash elm beech walnut pine plank joint joiner joinery carpenter carpentry
    furniture maker chair table stool bench cabinet cupboard shelf drawer dovetail chisel plane saw lathe
    turned sand varnish wax oil finish grain workshop spoon carve upholstery upholsterer upholstered sofa
    springs webbing horsehair restore veneer legs handmade tree tool`,
  interiors: `interior home house room wall paint colour wallpaper curtains blinds lamp light sofa rug cushions floor
    floorboards decor decorate renovation renovate tiles kitchen bathroom bedroom hallway window door shelf
    shelving style furniture sample plaster ceiling cosy fireplace radiator`,
  declutter: `declutter clutter tidy organise cupboard drawer wardrobe loft garage attic shed box bags stuff
    belongings keep charity donate tip skip sort pile paperwork house move remover van storage downsizing
    downsize sentimental hoard overwhelm shelf label`,
  cleaning: `clean spray bleach scrub grease degreaser stain wash dishwasher laundry detergent bottle tablet refill
    sink bathroom kitchen toilet limescale mould dust mop cloth sponge hoover surface oven roasting tin
    ingredient label biodegradable plastic eco green natural vinegar soda bicarb smell dirt dirty muck rinse
    cupboard tap water window gutter`,
  trades: `build plumber electrician electric sparks joiner plaster roof boiler heating radiator tap leak pipe
    drain gutter brick bricklayer cement concrete scaffolding site extension loft kitchen bathroom fitter
    tile decorator van quote job tool snag callout wiring socket damp insulation window handyman
    subcontractor invoice apprentice painter lime`,
  property: `house home flat tenant tenancy landlord lettings rent rental estate agent property buyer sell buy offer
    mortgage deposit survey valuation viewing viewings move keys neighbour neighbourhood street architect
    planning permission extension bedroom lease leasehold freehold solicitor conveyancing completion chain
    inspection repairs eviction`,
  gardens: `garden plant seed seedling seedlings soil compost mulch dig weed lawn grass hedge border bed pot prune
    tree shrub rose flower bulb tulips perennial vegetable veg allotment greenhouse shed spade fork
    wheelbarrow water slug worm frost bloom blossom root leaf houseplant windowsill nursery sow harvest
    orchard meadow patio fence pond spring autumn`,
  flowers: `flower floral florist floristry bouquet posy vase stem bloom petal rose tulip daffodil peony dahlia
    sweet pea foliage bud wreath arrangement season grown cut bucket ribbon foam funeral wedding imported
    field garden scent ranunculus anemone`,
  wildlife: `wildlife wild nature bird birdsong hedgehog frog newt toad bat owl fox badger deer squirrel butterfly
    moth insect beetle ladybirds bumblebee pond meadow hedge hedgerow nest habitat native species pollinator
    ivy nettles log pesticide spray poison ecology ecologist conservation rewild wren robin blackbird swift
    heron river wetland seal woodland feeder`,
  farming: `farm field tractor barn cattle cow sheep lamb pig hen chicken eggs flock herd pasture graze hay crop
    harvest soil organic regenerative livestock shepherd gate mud vet abattoir market smallholder orchard
    acre hedgerow dairy wool fleece plough`,
  repair: `repair mend fix broke restore spare part screw screwdriver solder tool bench workshop toaster kettle
    vacuum hoover lamp radio phone screen laptop battery charger clock replace second-hand refurbish
    landfill bin worn watch manual`,
  vintage: `vintage antique old second-hand secondhand original reproduction restored dealer collector auction fair
    stall century victorian georgian edwardian mid-century provenance condition rare bookshop book edition
    binding bound bookbinder map chart print engraved atlas paper plate sheet colour frame archive museum
    history historian catalogue county parish survey verso margin tear mended`,
  stationery: `paper card stationery notebook pen ink nib pencil letter letterpress print printmaker press type
    typeface calligraphy calligrapher envelope stamp invitation handwriting write journal diary planner
    linocut lino screenprint risograph illustration illustrator bind bookbinding page sketchbook`,
}
