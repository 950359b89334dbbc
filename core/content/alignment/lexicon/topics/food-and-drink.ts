/** Words that belong to food, drink and the places that serve them, by subject. */
export const FOOD_AND_DRINK: Readonly<Record<string, string>> = {
  restaurants: `restaurant chef kitchen menu menus table diner waiter waitress service sous prep pass plate cover
    booking bookings tip front house pot wash kp head cook dish starter main dessert hospitality pub bar
    cafe supper saturday brigade line burns knife apron tasting takeaway delivery grill fryer walkout`,
  cooking: `cook recipe kitchen pan pot oven stove hob simmer boil roast fry bake chop onion garlic oil butter salt
    pepper spice herbs sauce soup stew curry rice pasta noodles beans lentils chicken beef lamb pork fish
    egg potato tomato vegetable veg salad supper dinner lunch meal leftovers larder cupboard fridge freezer
    batch ingredient taste tasty flavour dish spoon bowl knife chilli lemon vinegar pickle ferment kimchi
    jar jam chutney preserve`,
  baking: `bake bread loaf sourdough starter dough flour rye wheat mill grain yeast knead prove crust crumb toast
    oven butter cake bun roll pastry croissant pie tart biscuit cookie brownie sponge icing iced cream jam
    scone sugar egg tin slice rise gluten wedding sweet birthday chocolate cocoa cacao bean truffle caramel
    salt hydration fold`,
  dairy: `cheese cheesemonger cheesemaker cheddar brie blue goat sheep cow milk raw rind curd whey butter cream
    yoghurt dairy farm farmhouse herd pasture wheel wedge cave mature ripe ripen crackers board rennet
    unpasteurised udder churn smell mould deli counter wax`,
  hotdrinks: `coffee espresso roast roastery bean grind brew filter cafetiere cup mug barista latte flat milk origin
    washed natural harvest farm cafe tea leaf teapot kettle pot steep oolong assam darjeeling chai herbal
    loose infusion caffeine biscuit saucer pour crema aroma flavour bitter`,
  drinks: `cider perry beer ale brew vineyard vine grape bottle barrel cask ferment yeast pub pint bar tap glass
    drink gin whisky distillery spirit dry sweet fizzy fizz sparkling press orchard apple pear vintage
    cellar tannin taste sour hops hop malt barley stout lager cork natural juice sober alcohol-free mocktail
    kombucha`,
  grocery: `shop grocer greengrocer butcher meat sausages bacon fishmonger fish crab oysters mackerel boat landed
    market stall veg box season local organic farm produce harvest carrots cabbage kale leeks squash
    beetroot apples berries strawberries delivery crate supermarket plastic refill zero waste pantry
    wholefood scoop bulk shelf basket honey eggs`,
  bees: `bee beekeeper hive honey honeycomb comb queen swarm colony nectar pollen pollinator wax beeswax smoker
    veil drone worker frame brood apiary heather clover lime blossom sting varroa jar flowers forage winter
    set runny raw`,
  hotels: `hotel guest room stay bed breakfast b&b inn guesthouse host booking bookings check-in cottage cabin
    glamping campsite hostel key keys towels linen reception weekend holiday view fire arrive welcome
    landlady airbnb housekeeping`,
}
